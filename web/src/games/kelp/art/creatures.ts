import { curve, dot, dots, type Drawing } from '../../../lib/shape';

/** All in a box of 120 by 120: gold light from above, green shade, warm bodies, cold shark. */
const ink = '#10201a';
const white = '#fbf6e3';
const gold = '#e9b949';
const leaf = '#6f9a3c';
const rust = '#d4633f';

const eye = (x: number, y: number, r: number) => [
  { d: dot(x, y, r), fill: white },
  { d: dot(x, y, r * 0.58), fill: ink },
];

/** The curl of an arm, drawn as a thick line. */
const arm = (d: string, line = rust, width = 11) => ({ d, line, width });


export const creatures: Record<string, Drawing> = {
  // ---------------------------------------------------------------- blocks
  // The Octopus: a high soft head, a sidelong look, arms that curl away.
  octopus: {
    sheets: [
      arm('M38 72C26 78 12 76 10 92C9 104 22 106 24 97', '#a8472b'),
      arm('M82 72C94 78 108 76 110 92C111 104 98 106 96 97', '#a8472b'),
      arm('M46 78C40 92 26 96 32 110', rust),
      arm('M74 78C80 92 94 96 88 110', rust),
      arm('M56 80C56 94 46 102 52 114', '#c2553a'),
      arm('M65 80C66 94 76 102 69 114', '#c2553a'),
      { d: curve('60,8 84,14 97,34 95,56 86,72 76,82 60,85 44,82 34,72 25,56 23,34 36,14'), fill: rust },
      { d: curve('25,56 40,66 60,69 80,66 95,56 88,72 76,83 60,86 44,83 32,72'), fill: '#a8472b' },
      { d: curve('36,28! 44,17 58,14 46,26 40,40'), fill: '#f09a72' },
      ...eye(45, 55, 10),
      ...eye(75, 55, 10),
      { d: 'M34 47q11-6 22 1M86 47q-11-6-22 1', line: '#8a3820', width: 4 },
      { d: dots([66, 24, 4], [80, 34, 3], [56, 32, 2.6], [72, 40, 2.4]), fill: '#f09a72', fine: true },
    ],
  },
  // Shell: a plain turban, whorl upon whorl.
  shell: {
    sheets: [
      { d: curve('60,10 82,26 102,52 106,78 94,98 66,106 36,102 16,88 14,68 24,46 42,24'), fill: '#d9c49a' },
      { d: curve('14,68 34,80 60,84 88,80 106,70 104,88 92,100 66,107 36,103 18,90'), fill: '#b39a6b' },
      { d: curve('60,10! 50,30 52,40 70,42! 82,34 76,22', true), fill: '#efe0bd' },
      { d: curve('30,40 46,50 66,52 90,40', false), line: '#9b8153', width: 5 },
      { d: curve('18,62 40,74 72,75 104,62', false), line: '#9b8153', width: 5 },
      { d: curve('66,106! 50,98 48,86 62,82 84,86 90,98'), fill: '#6d5636' },
    ],
  },
  // Double shell: two halves of a clam, half open, worth two.
  'double-shell': {
    sheets: [
      { d: curve('58,104! 20,96 6,66 14,40 26,32 34,42 42,28 52,38 60,26'), fill: '#e2cfa6' },
      { d: curve('62,104! 100,96 114,66 106,40 94,32 86,42 78,28 68,38 60,26'), fill: '#c7ae7c' },
      { d: 'M56 98L20 48M57 96L42 40M63 96L78 40M64 98L100 48', line: '#8f7647', width: 4.5 },
      { d: 'M60 30V100', line: '#6d5636', width: 6 },
      { d: curve('44,104! 60,96 76,104 72,114 48,114'), fill: '#8f7647' },
    ],
  },
  // Red rock crab.
  crab: {
    sheets: [
      { d: 'M34 82L10 92M36 90L18 108M86 82L110 92M84 90L102 108M32 74L6 74M88 74L114 74', line: '#8c2a20', width: 7 },
      { d: curve('36,60! 22,60 12,50 14,40', false), line: '#a83427', width: 9 },
      { d: curve('84,60! 98,60 108,50 106,40', false), line: '#a83427', width: 9 },
      { d: curve('16,44! 2,34 2,14 18,8 12,22 22,28 32,12 34,28 28,42'), fill: '#d84a3a' },
      { d: curve('104,44! 118,34 118,14 102,8 108,22 98,28 88,12 86,28 92,42'), fill: '#d84a3a' },
      { d: curve('60,48 88,52 102,66 92,86 74,96 46,96 28,86 18,66 32,52'), fill: '#d84a3a' },
      { d: curve('18,68 40,80 60,82 80,80 102,68 92,87 74,97 46,97 28,87'), fill: '#a83427' },
      { d: 'M48 50V40M72 50V40', line: '#a83427', width: 6 },
      ...eye(48, 37, 7),
      ...eye(72, 37, 7),
    ],
  },
  // Sea snail: a spiral house on a long foot, two horns.
  snail: {
    sheets: [
      { d: curve('8,98! 14,84 30,80 60,82 92,84 108,94 114,104 80,108 30,108'), fill: '#8fae8e' },
      { d: curve('12,96! 6,78 10,62 20,58 30,64 30,82'), fill: '#a9c6a5' },
      { d: 'M16 60L8 42M24 58L26 40', line: '#a9c6a5', width: 6 },
      { d: dots([8, 40, 5], [26, 37, 5]), fill: ink },
      { d: dot(70, 58, 38), fill: '#b9803c' },
      { d: dot(70, 58, 38), line: '#7e5322', width: 5 },
      { d: 'M70 58C64 52 74 44 82 52C92 64 78 78 64 74C44 68 46 42 64 34C82 26 102 38 102 58', line: '#7e5322', width: 7 },
    ],
  },
  // Cape rock lobster: no claws, long feelers, a fan of a tail.
  lobster: {
    turn: -30,
    sheets: [
      { d: 'M52 32C44 18 26 14 10 4M68 32C76 18 94 14 110 4', line: '#a84a22', width: 5 },
      { d: 'M42 48L20 44M40 58L18 62M42 68L22 80M78 48L100 44M80 58L102 62M78 68L98 80', line: '#a84a22', width: 6 },
      { d: curve('60,22 78,30 84,50 78,72 60,78 42,72 36,50 42,30'), fill: '#e8813c' },
      { d: curve('44,72! 60,80 76,72 74,86 66,98 54,98 46,86'), fill: '#c9632a' },
      { d: 'M46 80H74M49 90H71', line: '#8f3f17', width: 4 },
      { d: curve('56,96! 40,98 30,110 40,116 56,112 60,104 64,112 80,116 90,110 80,98 64,96'), fill: '#e8813c' },
      ...eye(50, 38, 6),
      ...eye(70, 38, 6),
      { d: 'M52 56q8 6 16 0', line: '#8f3f17', width: 4, fine: true },
    ],
  },
  // South African abalone: an ear of a shell, a row of holes, mother-of-pearl inside.
  abalone: {
    turn: 18,
    sheets: [
      { d: curve('60,10 88,20 104,46 104,78 88,102 60,112 34,104 18,80 16,48 32,22'), fill: '#6d5b53' },
      { d: curve('62,22 84,30 95,50 94,76 80,94 60,101 40,94 28,76 27,50 40,30'), fill: '#9fd1c6' },
      { d: curve('64,34 80,44 84,64 74,82 58,86 44,74 44,54 52,40'), fill: '#d3b6dd' },
      { d: curve('66,46 74,54 72,68 60,74 54,64 58,50'), fill: '#f5e5c4' },
      { d: dots([24, 44, 4], [20, 58, 4.5], [22, 73, 5], [30, 88, 5]), fill: ink },
    ],
  },
  // Trap: the blocks vanish: three slabs and weed that closes over them.
  'trap-hide': {
    sheets: [
      { d: 'M14 38H44V104H14ZM46 26H76V104H46ZM78 44H106V104H78Z', fill: '#3f5b33' },
      { d: 'M14 38H44V46H14ZM46 26H76V34H46ZM78 44H106V52H78Z', fill: leaf },
      { d: 'M26 112C10 92 40 78 24 56C16 42 32 32 26 14M62 112C46 94 76 76 62 56C52 40 74 28 64 8M96 112C82 94 108 82 94 60C86 46 104 36 96 20', line: '#a5bf4f', width: 9 },
    ],
  },
  // Trap: a Current torn off.
  'trap-current': {
    sheets: [
      { d: 'M28 24H92A8 8 0 0 1 100 32V92A8 8 0 0 1 92 100H28A8 8 0 0 1 20 92V32A8 8 0 0 1 28 24Z', fill: '#3d86b8' },
      { d: 'M34 52c9-9 17-9 26 0s17 9 26 0M34 74c9-9 17-9 26 0s17 9 26 0', line: white, width: 7 },
      { d: 'M12 104L108 16', line: '#d6472f', width: 12 },
    ],
  },
  'trap-currents': {
    sheets: [
      { d: 'M50 8H102A8 8 0 0 1 110 16V68A8 8 0 0 1 102 76H50A8 8 0 0 1 42 68V16A8 8 0 0 1 50 8Z', fill: '#2a6792' },
      { d: 'M20 42H74A8 8 0 0 1 82 50V104A8 8 0 0 1 74 112H20A8 8 0 0 1 12 104V50A8 8 0 0 1 20 42Z', fill: '#3d86b8' },
      { d: 'M24 68c8-8 14-8 22 0s14 8 22 0M24 88c8-8 14-8 22 0s14 8 22 0', line: white, width: 6.5 },
      { d: 'M8 112L114 10', line: '#d6472f', width: 12 },
    ],
  },
  // Trap: off to a den: an arrow into a hole in the rock.
  'trap-den': {
    sheets: [
      { d: curve('6,110! 8,66 24,34 58,22 94,34 112,66 114,110!'), fill: '#6b6f5c' },
      { d: curve('30,110! 32,76 44,58 60,54 76,58 88,76 90,110!'), fill: '#141d17' },
      { d: 'M60 6V84M42 66L60 88L78 66', line: '#e8a23c', width: 11 },
    ],
  },

  // ---------------------------------------------------------------- the hunter
  shark: {
    turn: -6,
    sheets: [
      { d: curve('94,62! 106,46 118,28 114,54 108,62! 114,78 112,96 100,76'), fill: '#4d6670' },
      { d: curve('46,44! 54,18 72,14 70,30 74,46'), fill: '#4d6670' },
      { d: curve('44,74! 46,92 34,106 62,96 68,76'), fill: '#3c525b' },
      { d: curve('4,60! 14,48 34,42 58,42 82,50 104,62! 84,74 60,82 34,80 14,72'), fill: '#6f8a93' },
      { d: curve('8,66! 30,66 56,68 84,66 104,62! 84,74 60,83 34,81 16,74'), fill: '#e7e6d3' },
      { d: 'M12 68L18 74L22 68L28 75L33 68L39 74', line: ink, width: 2.6 },
      { d: 'M46 56c3 5 3 9 0 14M54 55c3 5 3 10 0 15M62 55c3 5 3 10 0 14', line: '#3c525b', width: 3, fine: true },
      ...eye(26, 55, 5),
      { d: 'M18 48L34 52', line: ink, width: 4 },
    ],
  },
  // The Shark from above, for the board: it swims up.
  swimmer: {
    sheets: [
      { d: curve('52,84! 46,104 40,116 58,108 62,108 80,116 74,104 68,84'), fill: '#4d6670' },
      { d: curve('44,44! 24,54 10,76 16,80 40,68 50,62'), fill: '#4d6670' },
      { d: curve('76,44! 96,54 110,76 104,80 80,68 70,62'), fill: '#4d6670' },
      { d: curve('60,2 74,14 80,36 76,64 68,92 60,106 52,92 44,64 40,36 46,14'), fill: '#86a1a9' },
      { d: curve('60,2 67,14 70,36 68,64 64,92 60,106 56,92 52,64 50,36 53,14'), fill: '#a9c0c4' },
      { d: curve('60,40! 66,54 62,70 60,74 58,70 54,54'), fill: '#4d6670' },
      { d: dots([48, 22, 4.5], [72, 22, 4.5]), fill: ink },
    ],
  },
  jaws: {
    sheets: [
      { d: curve('8,52! 26,24 60,12 94,24 112,52! 90,44 60,40 30,44'), fill: '#6f8a93' },
      { d: curve('8,52! 30,98 60,112 90,98 112,52! 92,84 60,94 28,84'), fill: '#4d6670' },
      { d: curve('12,54! 36,44 60,41 84,44 108,54! 88,86 60,94 32,86'), fill: '#7c1f1a' },
      { d: 'M14 52L26 68L34 47L46 68L54 42L60 66L66 42L74 68L86 47L94 68L106 52M30 86L38 72L46 92L54 74L60 94L66 74L74 92L82 72L90 86', fill: white },
    ],
  },

  // ---------------------------------------------------------------- what cards of the Octopus do
  learn: {
    sheets: [
      arm('M14 112C30 84 20 62 40 50C56 42 70 56 60 66', rust, 13),
      { d: curve('64,20 82,14 104,22 110,44 98,64 76,66 60,54 56,36'), fill: '#d9c49a' },
      { d: curve('60,48 82,54 108,46 98,65 76,67 62,56'), fill: '#b39a6b' },
      { d: 'M86 22C78 28 78 40 88 40', line: '#9b8153', width: 5 },
      { d: 'M84 2V-4M108 10L114 4M60 12L54 6M118 36H124', line: gold, width: 6 },
      { d: dots([26, 78, 4], [34, 62, 3.4], [22, 96, 4.4]), fill: '#f6c1a2', fine: true },
    ],
  },
  hide: {
    sheets: [
      { d: 'M60 116C48 86 76 64 58 36C52 24 64 14 60 2', line: '#4f7d34', width: 13 },
      { d: curve('60,88 84,12 98,34 95,56 80,84', true), fill: 'none' },
      { d: curve('60,30 78,36 88,54 84,72 60,80 36,72 32,54 42,36'), fill: rust },
      { d: dots([48, 58, 7], [72, 58, 7]), fill: white },
      { d: dots([48, 58, 4], [72, 58, 4]), fill: ink },
      { d: 'M24 116C8 84 42 66 22 38C12 22 28 12 22 0M96 116C82 86 112 66 94 38C86 24 102 12 98 0M44 118C36 96 54 86 42 66M78 118C70 100 88 88 78 68', line: leaf, width: 12 },
    ],
  },
  swap: {
    sheets: [
      { d: 'M10 48H48V100H10Z', fill: '#3f5b33' },
      { d: 'M10 48H48V58H10Z', fill: leaf },
      { d: 'M72 48H110V100H72Z', fill: '#5a4a2c' },
      { d: 'M72 48H110V58H72Z', fill: '#a58b4f' },
      { d: 'M26 36C38 12 74 10 92 30M80 32L94 34L96 18', line: gold, width: 9 },
      { d: 'M94 110C80 122 44 122 28 112M40 104L26 110L34 122', line: gold, width: 9 },
    ],
  },
  shuffle: {
    sheets: [
      { d: curve('60,14 94,22 112,52 104,86 74,108 38,104 12,82 10,48 30,22'), fill: '#56703a' },
      { d: curve('62,28 88,34 98,56 90,80 68,92 42,88 26,70 26,48 40,32'), fill: '#3c5329' },
      { d: 'M60 60C56 50 72 44 78 56C84 74 60 86 44 74C26 58 40 32 66 32C90 32 100 56 94 76', line: '#b9cf6b', width: 9 },
      { d: 'M14 30H34V56H14ZM84 84H106V110H84ZM84 12H104V34H84Z', fill: '#d9c49a' },
    ],
  },
  ink: {
    sheets: [
      { d: curve('36,30 58,14 84,22 102,40 112,66 98,92 70,104 44,100 18,86 8,60 20,40'), fill: '#1a2430' },
      { d: curve('44,40 62,30 84,38 94,58 84,78 62,86 40,78 28,60'), fill: '#2b3a4a' },
      { d: dots([16, 24, 7], [104, 22, 5], [108, 100, 8], [12, 104, 6]), fill: '#1a2430' },
      ...eye(48, 58, 9),
      ...eye(74, 58, 9),
    ],
  },

  // ---------------------------------------------------------------- cards of the Shark
  agile: {
    sheets: [
      { d: 'M34 112V52C34 16 88 16 88 52V88', line: '#86a1a9', width: 18 },
      { d: 'M66 74L88 104L110 74Z', fill: '#86a1a9' },
      { d: curve('34,66! 14,72 4,88 12,92 34,86'), fill: '#4d6670' },
    ],
  },
  daring: {
    sheets: [
      { d: 'M60 4L74 42L114 30L88 62L116 90L76 82L62 118L48 82L6 92L34 62L8 32L46 42Z', fill: '#c23a26' },
      { d: 'M40 42H80V82H40Z', fill: white },
      { d: dots([49, 51, 5], [71, 51, 5], [49, 62, 5], [71, 62, 5], [49, 73, 5], [71, 73, 5]), fill: '#c23a26' },
    ],
  },
  hostile: {
    sheets: [
      { d: 'M16 14H70V92H16Z', fill: '#e7e6d3' },
      { d: 'M22 20H64V86H22Z', fill: rust },
      { d: curve('52,58! 74,38 104,44 118,66! 104,98 74,110 50,92! 66,88 78,78'), fill: '#6f8a93' },
      { d: 'M58 62L66 78L74 62L83 80L92 62L100 78L110 64Z', fill: white },
      ...eye(96, 56, 5),
    ],
  },
  hungry: {
    sheets: [
      { d: curve('10,60! 24,22 62,10 98,24 110,46! 70,62! 108,80 92,104 58,112 24,98'), fill: '#6f8a93' },
      { d: 'M108 46L98 58L90 50L82 62L74 56M106 80L96 68L88 76L80 66L74 66', line: white, width: 6 },
      ...eye(56, 36, 7),
    ],
  },
  observant: {
    sheets: [
      { d: curve('4,60! 30,28 60,20 90,28 116,60! 90,92 60,100 30,92'), fill: '#e7e6d3' },
      { d: dot(60, 60, 28), fill: '#d99a28' },
      { d: curve('60,34 67,60 60,86 53,60'), fill: ink },
      { d: 'M22 20L34 36M60 6V22M98 20L86 36', line: '#86a1a9', width: 7 },
    ],
  },
  reactive: {
    sheets: [
      { d: curve('24,44! 14,84 22,106 60,112 98,106 106,84 96,44!'), fill: '#56703a' },
      { d: 'M24 44H96', line: '#3c5329', width: 10 },
      { d: 'M44 6H76V38H44Z', fill: '#e9b949' },
      { d: dots([52, 14, 4], [68, 14, 4], [60, 22, 4], [52, 30, 4], [68, 30, 4]), fill: ink },
      { d: 'M12 30L28 14M108 30L92 14', line: '#86a1a9', width: 8 },
    ],
  },
  relentless: {
    sheets: [
      { d: 'M98 40A44 44 0 1 0 104 66', line: '#86a1a9', width: 13 },
      { d: 'M112 20V54H78Z', fill: '#86a1a9' },
      { d: 'M42 44H78V80H42Z', fill: '#e9b949' },
      { d: dots([51, 53, 4.5], [60, 62, 4.5], [69, 71, 4.5]), fill: ink },
    ],
  },
  ruthless: {
    sheets: [
      { d: 'M60 4L96 48H76V70H44V48H24Z', fill: '#86a1a9' },
      { d: 'M36 76H84V118H36Z', fill: '#c23a26' },
      { d: dots([47, 86, 4.5], [73, 86, 4.5], [47, 97, 4.5], [73, 97, 4.5], [47, 108, 4.5], [73, 108, 4.5]), fill: white },
    ],
  },
  swift: {
    sheets: [
      { d: 'M4 40H44M10 62H50M4 84H44', line: '#7fb4d3', width: 8 },
      { d: curve('36,60! 52,44 78,42 100,52 116,62! 98,74 76,80 52,76'), fill: '#86a1a9' },
      { d: curve('62,46! 70,24 84,24 80,46'), fill: '#4d6670' },
      ...eye(98, 58, 4.5),
    ],
  },
  vigilant: {
    sheets: [
      { d: 'M20 30H100V100H20Z', fill: '#56703a' },
      { d: 'M20 30H100V46H20Z', fill: '#3c5329' },
      { d: 'M40 50H80V90H40Z', fill: '#e9b949' },
      { d: dots([50, 60, 4.5], [70, 80, 4.5]), fill: ink },
      { d: 'M44 30V20C44 4 76 4 76 20V30', line: '#86a1a9', width: 9 },
    ],
  },
  // ---------------------------------------------------------------- strategies
  fight: {
    sheets: [
      arm('M20 112C20 80 44 70 60 62', '#a8472b', 14),
      arm('M100 112C100 80 76 70 60 62', '#a8472b', 14),
      { d: curve('60,8 84,22 92,46 82,68 60,76 38,68 28,46 36,22'), fill: '#d4472f' },
      { d: 'M36 40L54 50M84 40L66 50', line: ink, width: 6 },
      { d: dots([47, 54, 5], [73, 54, 5]), fill: white },
      { d: 'M60 84L66 98L82 96L70 106L76 120L60 112L44 120L50 106L38 96L54 98Z', fill: gold },
    ],
  },
  flinch: {
    sheets: [
      { d: curve('60,30 84,38 96,62 90,92 60,104 30,92 24,62 36,38'), fill: '#8a938c' },
      { d: curve('28,78 60,88 92,78 88,94 60,105 32,94'), fill: '#67706a' },
      { d: 'M42 62q8-6 14 2M78 62q-8-6-14 2', line: ink, width: 5 },
      { d: 'M16 116C4 88 28 70 16 46M104 116C92 88 116 70 104 46M36 118C30 104 40 98 34 84M84 118C78 104 90 98 84 84', line: leaf, width: 11 },
    ],
  },
  flight: {
    turn: -35,
    sheets: [
      arm('M48 70C46 90 40 98 42 118', '#c79a2a', 10),
      arm('M60 72C60 92 60 100 60 120', '#c79a2a', 10),
      arm('M72 70C74 90 80 98 78 118', '#c79a2a', 10),
      { d: curve('60,2 80,18 88,42 80,66 60,76 40,66 32,42 40,18'), fill: gold },
      ...eye(49, 54, 7),
      ...eye(71, 54, 7),
      { d: dots([24, 90, 5], [98, 92, 6], [22, 108, 4], [102, 110, 4]), fill: '#f5dc9a' },
    ],
  },
};

/** What a card shows. */
export function artOf(card: string, effect = ''): string {
  if (card.startsWith('eat-')) return card.slice(4);
  if (card === 'aggressive') return 'jaws';
  const strategy = { red: 'fight', gray: 'flinch', yellow: 'flight' }[card];
  if (strategy) return strategy;
  if (effect) return { chances: 'shuffle' }[effect] ?? effect;
  return card;
}
