import { curve, dot, dots, type Drawing } from '../../../lib/shape';

/** All in a box of 120 by 120. `--arm` and `--arm-dark` are the colours of the kraken whose sea it is in. */
const ink = '#12101f';
const arm = 'var(--arm, #d8567c)';
const armDark = 'var(--arm-dark, #97304f)';

export const creatures: Record<string, Drawing> = {
  // Baby kraken: all head and eyes, arms curled, one raised to say hello.
  baby: {
    sheets: [
      { d: 'M34 78C18 82 8 96 18 106C26 112 34 104 28 98M48 88C40 100 40 112 52 114M72 88C80 100 80 112 68 114', line: '#a83a63', width: 10 },
      { d: 'M86 76C104 74 114 60 108 48C104 40 94 44 98 52', line: '#a83a63', width: 10 },
      { d: curve('60,10 84,16 98,38 96,62 84,84 60,92 36,84 24,62 22,38 36,16'), fill: '#f0719a' },
      { d: curve('24,62 40,74 60,78 80,74 96,62 92,76 80,88 60,93 40,88 28,76'), fill: '#d24f7d' },
      { d: curve('36,26! 46,16 60,16 44,28 38,40'), fill: '#ffc0d3' },
      { d: dots([43, 54, 13], [77, 54, 13]), fill: '#fff8ea' },
      { d: dots([46, 56, 7], [74, 56, 7]), fill: ink },
      { d: dots([48.5, 53, 2.4], [76.5, 53, 2.4]), fill: '#fff', fine: true },
      { d: curve('52,74 60,79 68,74', false), line: '#7f2447', width: 4 },
      { d: dots([70, 24, 3], [80, 33, 2.4], [62, 30, 2]), fill: '#d24f7d', fine: true },
    ],
  },
  // Crab: wide, claws up, cross about something.
  crab: {
    sheets: [
      { d: 'M34 82L10 92M36 90L18 108M86 82L110 92M84 90L102 108M32 74L6 74M88 74L114 74', line: '#a83c1f', width: 7 },
      { d: curve('36,60! 22,60 12,50 14,40', false), line: '#c9522b', width: 9 },
      { d: curve('84,60! 98,60 108,50 106,40', false), line: '#c9522b', width: 9 },
      { d: curve('16,44! 2,34 2,14 18,8 12,22 22,28 32,12 34,28 28,42'), fill: '#f27d45' },
      { d: curve('104,44! 118,34 118,14 102,8 108,22 98,28 88,12 86,28 92,42'), fill: '#f27d45' },
      { d: curve('60,50 84,52 98,64 94,82 78,94 60,96 42,94 26,82 22,64 36,52'), fill: '#f27d45' },
      { d: curve('22,68 40,78 60,80 80,78 98,68 94,82 78,94 60,96 42,94 26,82'), fill: '#cf5a2e' },
      { d: 'M47 52V38M73 52V38', line: '#cf5a2e', width: 6 },
      { d: dots([47, 35, 8], [73, 35, 8]), fill: '#fff8ea' },
      { d: dots([49, 37, 4], [71, 37, 4]), fill: ink },
      { d: 'M38 27L54 32M82 27L66 32', line: ink, width: 4, fine: true },
      { d: dots([42, 64, 3], [52, 60, 2], [78, 64, 3], [68, 60, 2]), fill: '#ffb98c', fine: true },
    ],
  },
  // Sunken chest: open, gold spilling, weed at its side.
  chest: {
    sheets: [
      { d: 'M100 108C92 92 112 84 102 66C96 54 108 46 104 36', line: '#2f8f72', width: 7 },
      { d: curve('14,58! 12,34 26,22 58,20 88,22 98,38 98,58!'), fill: '#7a4521' },
      { d: curve('22,56! 22,40 32,30 58,29 82,30 90,42 90,56!'), fill: '#3a1d10' },
      { d: curve('16,64! 20,48 34,42 46,46 58,36 70,46 84,42 96,64!'), fill: '#f2bd3c' },
      { d: dots([34, 52, 7], [52, 48, 8], [70, 52, 7], [84, 56, 6]), fill: '#ffe08a' },
      { d: 'M10 62H102V104A6 6 0 0 1 96 110H16A6 6 0 0 1 10 104Z', fill: '#a8632e' },
      { d: 'M10 84H102V104A6 6 0 0 1 96 110H16A6 6 0 0 1 10 104Z', fill: '#8a4d22' },
      { d: 'M10 62H102V70H10ZM24 62H34V110H24ZM78 62H88V110H78Z', fill: '#e0a83a' },
      { d: 'M47 64H65V82A9 9 0 0 1 47 82Z', fill: '#ffe08a' },
      { d: 'M56 72v8', line: '#5b3512', width: 5 },
      { d: dots([8, 110, 6], [110, 106, 5]), fill: '#f2bd3c', fine: true },
      { d: dots([30, 12, 4], [40, 4, 3]), fill: '#bfeef2', fine: true },
    ],
  },
  // Tuna: a torpedo with finlets, steel above and silver below.
  tuna: {
    turn: -10,
    sheets: [
      { d: curve('94,60! 104,44 120,28 116,50 110,60! 116,70 120,92 104,76'), fill: '#1f4b6b' },
      { d: curve('46,40! 52,20 66,18 62,30 72,42'), fill: '#1f4b6b' },
      { d: curve('54,82! 58,100 70,104 68,92 76,78'), fill: '#1f4b6b' },
      { d: 'M76 44l6-6 2 9ZM85 49l6-5 1 9ZM78 77l6 6 1-9ZM87 71l6 5 1-9Z', fill: '#f2bd3c' },
      { d: curve('2,62 12,48 34,38 58,38 80,46 100,60! 80,74 58,83 34,82 12,74'), fill: '#3d7fa6' },
      { d: curve('4,66 24,64 50,66 78,66 100,60! 80,74 58,83 34,82 12,74'), fill: '#dfeaec' },
      { d: curve('44,64! 54,76 66,76 62,66'), fill: '#1f4b6b' },
      { d: curve('30,46 34,58 30,72', false), line: '#27597a', width: 3 },
      { d: curve('44,46 62,46 80,54', false), line: '#7fb4cd', width: 3, fine: true },
      { d: dot(18, 58, 4.6), fill: '#fff8ea' },
      { d: dot(17.5, 58.5, 2.4), fill: ink },
      { d: curve('3,64 10,67 16,66', false), line: '#1d3f56', width: 2.4 },
    ],
  },
  // Diver: the old suit with the copper helmet, lead shoes and the hose.
  diver: {
    sheets: [
      { d: 'M70 14C84 0 104 10 98 26C94 38 110 44 108 58', line: '#e9e2cf', width: 5 },
      { d: curve('30,58! 40,52 80,52 90,58 96,78 88,84 84,78 82,104 64,104 60,88 56,104 38,104 36,78 32,84 24,78'), fill: '#c9a25f' },
      { d: curve('36,78! 48,84 72,84 84,78 82,104! 64,104 60,88 56,104 38,104'), fill: '#a67f42' },
      { d: 'M34 104H58V114H30ZM62 104H86L90 114H62Z', fill: '#5b4a3a' },
      { d: curve('60,6 78,10 88,24 86,42 76,54 44,54 34,42 32,24 42,10'), fill: '#e08a3c' },
      { d: 'M34 50H86V60H34Z', fill: '#f6b45c' },
      { d: curve('40,14! 48,8 58,8 46,18 40,28'), fill: '#ffd08c' },
      { d: dot(60, 30, 17), fill: '#f6b45c' },
      { d: dot(60, 30, 12.5), fill: '#123f54' },
      { d: curve('51,27 55,21 62,20', false), line: '#a9ecf2', width: 3.4 },
      { d: 'M60 18V42M48 30H72', line: '#f6b45c', width: 2.2, fine: true },
      { d: dots([40, 55, 2.2], [60, 55, 2.2], [80, 55, 2.2]), fill: '#8a4d1c', fine: true },
      { d: dots([18, 40, 4.5], [10, 26, 3.5], [20, 14, 2.6]), fill: '#d9f4f4' },
    ],
  },
  // Mermaid: hair streaming, the tail sweeping up.
  mermaid: {
    sheets: [
      { d: curve('88,88! 96,72 112,62 116,70 112,82 118,92 112,102 98,100'), fill: '#2fb39a' },
      { d: curve('48,10! 74,2 92,16 90,40 98,56 86,74 76,60 66,62 58,44'), fill: '#e2622f' },
      { d: curve('50,72! 64,74 78,84 94,88! 88,100 68,108 48,102 38,88'), fill: '#49d0b0' },
      { d: curve('44,98 62,104 80,98 94,88! 88,100 68,108 48,102'), fill: '#2fb39a' },
      { d: curve('40,46! 54,44 66,50 66,64 62,76 50,82 38,78 38,62'), fill: '#f3c39a' },
      { d: curve('42,52! 30,60 16,60 8,48 14,46 24,52 38,46'), fill: '#f3c39a' },
      { d: curve('62,52! 72,62 74,76 66,84 64,76 58,64'), fill: '#e3ab80' },
      { d: dot(52, 28, 15), fill: '#f3c39a' },
      { d: curve('38,20! 44,6 64,4 74,16 76,40 68,48 68,30 56,18'), fill: '#f0813f' },
      { d: curve('40,56! 46,52 52,58 50,64 42,64'), fill: '#8d5ac2' },
      { d: curve('53,58! 60,52 66,58 64,65 56,65'), fill: '#8d5ac2' },
      { d: dots([46, 28, 2.3], [56, 28, 2.3]), fill: ink },
      { d: curve('46,36 50,38.5 55,36', false), line: '#9a3d2c', width: 2.4 },
      { d: 'M54 88q4 5 8 0M64 92q4 5 8 0M74 92q4 5 8 0M48 95q4 5 8 0', line: '#208673', width: 2, fine: true },
      { d: 'M8 46l-4-8M11 45l0-9M14 45l4-7', line: '#ffd98a', width: 2.4, fine: true },
    ],
  },
  // Submarine: yellow would be sung already; a green one with a worried porthole.
  submarine: {
    sheets: [
      { d: 'M60 34V14H76', line: '#2c5f4f', width: 6 },
      { d: 'M76 9h10v10H76Z', fill: '#a9ecf2' },
      { d: 'M104 62l14-16v36Z', fill: '#2c5f4f' },
      { d: 'M112 40v48', line: '#f2bd3c', width: 6 },
      { d: curve('42,44! 44,30 52,26 70,26 78,30 80,44!'), fill: '#4f9a7e' },
      { d: curve('4,66 12,50 32,41 60,40 88,43 108,66 88,86 60,90 32,88 12,80'), fill: '#6fbf9b' },
      { d: curve('5,70 32,74 60,75 88,74 107,69 88,86 60,90 32,88 12,80'), fill: '#4f9a7e' },
      { d: dots([30, 62, 12], [60, 62, 12], [88, 62, 9]), fill: '#f2bd3c' },
      { d: dots([30, 62, 8], [60, 62, 8], [88, 62, 5.5]), fill: '#123f54' },
      { d: dots([27.5, 61, 2.2], [33, 61, 2.2]), fill: '#fff8ea', fine: true },
      { d: curve('55,60 58,56 62,55', false), line: '#a9ecf2', width: 2.6, fine: true },
      { d: 'M16 82h88', line: '#2c5f4f', width: 3, fine: true },
      { d: dots([18, 26, 4.5], [28, 14, 3.2], [14, 10, 2.4]), fill: '#d9f4f4' },
    ],
  },
  // Shark: the fin, the grin.
  shark: {
    turn: -6,
    sheets: [
      { d: curve('92,58! 102,40 118,22 116,44 110,56! 118,66 118,82 102,72'), fill: '#465d72' },
      { d: curve('44,40! 50,14 68,4 66,22 76,44'), fill: '#465d72' },
      { d: curve('2,60! 14,46 34,38 58,37 82,46 100,58! 82,72 60,80 36,80 16,72'), fill: '#6f8aa0' },
      { d: curve('6,64! 24,66 42,62 64,66 84,66 100,58! 82,72 60,80 36,80 18,74'), fill: '#f1f0e6' },
      { d: curve('12,67! 26,64 40,66 44,62 38,76 26,79 18,74'), fill: '#8f2233' },
      { d: 'M14 67l4 6 3-7 4 7 3-7 4 7 3-7 4 6 3-7Z', fill: '#fffdf4' },
      { d: curve('48,70! 46,88 58,104 70,104 66,90 68,72'), fill: '#465d72' },
      { d: 'M52 52v14M58 51v15M64 52v13', line: '#465d72', width: 2.6, fine: true },
      { d: dot(30, 52, 4.4), fill: '#fff8ea' },
      { d: dot(29.5, 53, 2.4), fill: ink },
      { d: 'M23 46L36 48', line: ink, width: 3 },
    ],
  },
  // Swimmer: in a ring on the surface, waving for fun or for help.
  swimmer: {
    sheets: [
      { d: curve('40,62! 30,48 24,28 28,14 36,14 38,30 50,52'), fill: '#f0b98a' },
      { d: dots([31, 12, 7]), fill: '#f0b98a' },
      { d: curve('78,60! 92,62 106,72 104,80 92,80 76,74'), fill: '#e0a374' },
      { d: curve('42,60! 50,52 74,52 80,62 80,84 44,84'), fill: '#f0b98a' },
      { d: curve('44,70! 60,66 80,70 80,86 44,86'), fill: '#2f7fb0' },
      { d: dot(62, 36, 17), fill: '#f0b98a' },
      { d: curve('44,34! 46,16 62,12 78,18 80,34 62,28'), fill: '#e4483f' },
      { d: 'M45 32C54 27 70 27 79 32', line: '#fff8ea', width: 4 },
      { d: dots([56, 38, 2.5], [68, 38, 2.5]), fill: ink },
      { d: dot(62, 46, 3.6), fill: '#8f2233' },
      { d: curve('62,72 92,76 106,88 94,102 62,108 30,102 18,88 32,76'), fill: '#fff8ea' },
      { d: curve('62,84 80,85 88,90 78,95 62,97 46,95 36,90 44,85'), fill: '#2f6f92' },
      { d: curve('26,80! 34,75 44,74 48,84 38,88 32,92'), fill: '#e4483f' },
      { d: curve('98,80! 90,75 80,74 76,84 86,88 92,92'), fill: '#e4483f' },
      { d: curve('50,107! 62,109 74,107 74,97 62,98 50,97'), fill: '#e4483f' },
    ],
  },
  // Fishing boat: stubby, a net hanging, the captain has seen something.
  boat: {
    sheets: [
      { d: 'M78 20V66M78 24L112 58', line: '#5b3a22', width: 5 },
      { d: 'M112 58C104 62 100 72 106 82', line: '#e9e2cf', width: 3 },
      { d: curve('98,78! 106,76 114,78 116,92 106,102 98,94'), fill: '#8fb0a8' },
      { d: 'M100 84l14 4M99 92l12-14M104 99l10-14', line: '#4e7069', width: 1.8, fine: true },
      { d: 'M28 34H66V70H28Z', fill: '#fff4dc' },
      { d: 'M22 26H72V36H22Z', fill: '#d9493a' },
      { d: 'M34 42H46V54H34ZM50 42H62V54H50Z', fill: '#24506b' },
      { d: dots([56, 49, 3.6]), fill: '#f3c39a', fine: true },
      { d: 'M34 26V12H44V26', fill: '#3a4a56' },
      { d: dots([34, 4, 5], [26, -4, 6]), fill: '#cfd6d3', fine: true },
      { d: curve('2,62! 20,68 60,70 98,64! 92,86 82,98 24,98 12,86'), fill: '#e8763d' },
      { d: curve('8,78! 40,84 70,84 95,78! 90,90 82,98 24,98 12,86'), fill: '#b8502a' },
      { d: 'M3 63C24 70 66 72 97 65', line: '#fff4dc', width: 4 },
      { d: dots([22, 79, 4]), fill: '#fff4dc', fine: true },
    ],
  },
  // The cruise ship on a card: all of it, seen from a lifeboat.
  ship: {
    sheets: [
      { d: 'M40 22H52V38H40ZM60 18H72V38H60Z', fill: '#e4683a' },
      { d: 'M40 22H52V27H40ZM60 18H72V23H60Z', fill: '#2b2140' },
      { d: 'M34 36H88L94 50H28Z', fill: '#fff4dc' },
      { d: 'M22 48H102L106 64H14Z', fill: '#f4e4c4' },
      { d: dots([36, 43, 2.2], [46, 43, 2.2], [56, 43, 2.2], [66, 43, 2.2], [76, 43, 2.2], [30, 56, 2.6], [42, 56, 2.6], [54, 56, 2.6], [66, 56, 2.6], [78, 56, 2.6], [90, 56, 2.6]), fill: '#e8a23c' },
      { d: curve('0,62! 30,66 80,66 116,60! 110,84 98,98 30,98 14,86'), fill: '#38305e' },
      { d: curve('10,82! 40,86 80,86 111,80! 104,92 98,98 30,98 14,86'), fill: '#c43d4a' },
      { d: dots([24, 74, 2.6], [38, 75, 2.6], [52, 76, 2.6], [66, 76, 2.6], [80, 75, 2.6], [94, 73, 2.6]), fill: '#ffdf9a' },
    ],
  },
  // The kraken itself, at home: it looks up.
  kraken: {
    sheets: [
      { d: 'M24 92C6 92 0 112 14 116M96 92C114 92 120 112 106 116', line: armDark, width: 13 },
      { d: 'M42 100C34 108 34 116 40 122M78 100C86 108 86 116 80 122', line: armDark, width: 13 },
      { d: curve('60,8 86,16 102,42 100,76 92,98 76,108 60,102 44,108 28,98 20,76 18,42 34,16'), fill: arm },
      { d: curve('20,74 40,90 60,92 80,90 100,74 96,94 76,108 60,102 44,108 24,94'), fill: armDark },
      { d: dots([42, 50, 15], [78, 50, 15]), fill: '#fff8ea' },
      { d: dots([42, 44, 8], [78, 44, 8]), fill: ink },
      { d: dots([44.5, 41, 2.6], [80.5, 41, 2.6]), fill: '#fff', fine: true },
      { d: 'M26 30L52 38M94 30L68 38', line: ink, width: 5 },
      { d: curve('44,80 52,74 60,78 68,74 76,80', false), line: ink, width: 5 },
      { d: dots([50, 22, 4], [64, 18, 3], [74, 26, 3.4]), fill: armDark, fine: true },
    ],
  },
  // One tentacle card: the tip, curled.
  tentacle: {
    sheets: [
      { d: curve('30,120! 36,92 34,66 44,42 62,22 84,20 98,34 96,52 84,60 72,54 74,44 82,44 84,38 74,34 64,44 62,66 70,92 74,120!'), fill: arm },
      { d: curve('54,120! 56,92 52,66 58,46 68,34 76,34 64,44 62,66 70,92 74,120!'), fill: armDark },
      { d: dots([46, 104, 6], [46, 86, 5.6], [44, 68, 5], [51, 51, 4.4], [62, 36, 3.8], [77, 28, 3.2], [89, 38, 2.8]), fill: '#ffdfc9' },
    ],
  },
};

/** The cruise ship in four pieces that fit together, bow to stern, each in a box of 120 by 52. */
const wall = '#fff4dc';
const deck = '#f0dcb8';
const hull = '#38305e';
const red = '#c43d4a';
const portholes = (...x: number[]) => ({ d: dots(...x.map((at): [number, number, number] => [at, 36, 2.4])), fill: '#ffdf9a' });
const windows = (y: number, ...x: number[]) => ({ d: x.map((at) => `M${at} ${y}h7v5h-7Z`).join(''), fill: '#e8a23c' });

export const pieces: Drawing[] = [
  {
    sheets: [
      { d: 'M70 8H120V18H64Z', fill: wall },
      { d: 'M54 17H120V28H44Z', fill: deck },
      windows(11, 78, 90, 102, 113),
      windows(20, 62, 74, 86, 98, 110),
      { d: 'M0 22C30 28 70 28 120 28V52H30C18 46 6 36 0 22Z', fill: hull },
      { d: 'M14 42C50 46 80 46 120 45V52H30C24 50 18 46 14 42Z', fill: red },
      portholes(34, 50, 106),
      { d: 'M16 24L40 24', line: wall, width: 2.5 },
    ],
  },
  {
    sheets: [
      { d: 'M34 -8H58L56 8H36Z', fill: '#e4683a' },
      { d: 'M34 -8H58L57.400 -3H34.600Z', fill: '#2b2140' },
      { d: 'M0 8H120V18H0Z', fill: wall },
      { d: 'M0 17H120V28H0Z', fill: deck },
      windows(11, 6, 18, 30, 66, 78, 90, 102, 113),
      windows(20, 4, 16, 28, 40, 52, 64, 76, 88, 100, 112),
      { d: 'M0 28H120V52H0Z', fill: hull },
      { d: 'M0 45H120V52H0Z', fill: red },
      portholes(10, 26, 94, 110),
    ],
  },
  {
    sheets: [
      { d: 'M58 -8H82L80 8H60Z', fill: '#e4683a' },
      { d: 'M58 -8H82L81.400 -3H58.600Z', fill: '#2b2140' },
      { d: 'M0 8H120V18H0Z', fill: wall },
      { d: 'M0 17H120V28H0Z', fill: deck },
      windows(11, 6, 18, 30, 42, 90, 102, 113),
      windows(20, 4, 16, 28, 40, 52, 64, 76, 88, 100, 112),
      { d: 'M0 28H120V52H0Z', fill: hull },
      { d: 'M0 45H120V52H0Z', fill: red },
      portholes(10, 26, 94, 110),
    ],
  },
  {
    sheets: [
      { d: 'M96 22V4', line: '#5b3a22', width: 2.5 },
      { d: 'M97 4L114 8L97 13Z', fill: red },
      { d: 'M0 8H44L50 18H0Z', fill: wall },
      { d: 'M0 17H72L80 28H0Z', fill: deck },
      { d: 'M58 17C62 8 76 8 80 17Z', fill: '#3f9fb0' },
      { d: 'M69 17v11', line: '#5b3a22', width: 2 },
      windows(11, 6, 18, 30),
      windows(20, 4, 16, 28, 40, 52),
      { d: 'M0 28C60 28 90 26 120 22C118 36 112 46 100 52H0Z', fill: hull },
      { d: 'M0 45C50 45 80 45 109 43C107 47 104 50 100 52H0Z', fill: red },
      portholes(10, 26, 84, 98),
    ],
  },
];

/**
 * The tentacle in the water, in a box of 44 by 300: it waves, gets thinner and has suckers on the right.
 * Its tip is at the top, so that it grows by being pushed up.
 */
export const TENTACLE = (() => {
  const middle = (y: number) => 22 + 5.5 * Math.sin((y / 300) * Math.PI * 3.4 + 0.6);
  const half = (y: number) => 4.5 + 9.5 * Math.pow(Math.min(1, Math.max(0, (y - 6) / 300)), 0.7);
  const ys = Array.from({ length: 15 }, (_, i) => 300 - i * 20);
  const left = ys.map((y) => `${middle(y) - half(y)},${y}${y === 300 ? '!' : ''}`);
  const right = ys.map((y) => `${middle(y) + half(y)},${y}${y === 300 ? '!' : ''}`);
  const inner = ys.map((y) => `${middle(y) + half(y) * 0.25},${y}${y === 300 ? '!' : ''}`);
  const tip = `${middle(12)},6`;
  const suckers = Array.from({ length: 17 }, (_, i) => 292 - i * 17).map((y): [number, number, number] => [middle(y) + half(y) * 0.58, y, 1.4 + half(y) * 0.2]);
  return {
    body: curve([...left, tip, ...[...right].reverse()].join(' ')),
    shade: curve([...inner, tip, ...[...right].reverse()].join(' ')),
    suckers: dots(...suckers),
  };
})();
