import { describe, expect, it } from 'vitest';
import { withoutProofs } from './pages';

describe('withoutProofs', () => {
  it('keeps what is ruled, and no heading over nothing', () => {
    const source = ['# Rulings', 'Final.', 'Every ruling names its proof: a file.', '## Rules', '### K1', 'Yes.', 'Proof: [a](b.toml).'];
    const tables = ['## Proofs', '### Of ends', '| end | scenario |\n|---|---|', '## Words', 'Said.'];
    expect(withoutProofs([...source, ...tables].join('\n\n'))).toBe('# Rulings\n\nFinal.\n\n## Rules\n\n### K1\n\nYes.\n\n## Words\n\nSaid.');
    expect(withoutProofs('# Rulings\n\n## Proofs\n\n| a |')).toBe('# Rulings');
  });
});
