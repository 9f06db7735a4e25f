import { describe, expect, test } from 'vitest';
import { SceneQueue, type Clock } from './queue';

class Hands implements Clock {
  now = 0;
  timers = new Map<number, { at: number; run: () => void }>();
  #next = 1;
  set(run: () => void, ms: number) {
    this.timers.set(this.#next, { at: this.now + ms, run });
    return this.#next++;
  }
  clear(handle: unknown) {
    this.timers.delete(handle as number);
  }
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const due = [...this.timers].filter(([, t]) => t.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].run();
    }
    this.now = end;
  }
}

function make(length = 100) {
  const clock = new Hands();
  const shown: [number, number][] = [];
  let idle = 0;
  const queue = new SceneQueue<number>({ show: (s, ms) => void shown.push([s, ms]), length: () => length, idle: () => void idle++, clock });
  return { clock, shown, queue, idles: () => idle };
}

describe('the animation queue', () => {
  test('shows one step after the other', () => {
    const { clock, shown, queue, idles } = make();
    queue.push(1, 2);
    expect(shown).toEqual([[1, 100]]);
    clock.pass(99);
    expect(shown).toHaveLength(1);
    clock.pass(1);
    expect(shown).toEqual([[1, 100], [2, 100]]);
    expect(idles()).toBe(0);
    clock.pass(100);
    expect(idles()).toBe(1);
    expect(queue.busy).toBe(false);
  });

  test('speeds scale a step, off shows everything at once', () => {
    const { shown, queue, idles } = make();
    queue.speed = 'quick';
    queue.push(1);
    expect(shown.at(-1)).toEqual([1, 40]);
    queue.speed = 'off';
    queue.push(2, 3);
    queue.finish();
    expect(shown.slice(1)).toEqual([[2, 0], [3, 0]]);
    expect(queue.busy).toBe(false);
    expect(idles()).toBe(1);
  });

  test('finishing ends one step only, skipping ends all', () => {
    const { shown, queue, clock } = make();
    queue.push(1, 2, 3, 4);
    queue.finish();
    expect(shown.map(([s]) => s)).toEqual([1, 2]);
    queue.skip();
    expect(shown.map(([s]) => s)).toEqual([1, 2, 3, 4]);
    expect(shown.at(-1)![1]).toBe(0);
    clock.pass(1000);
    expect(shown).toHaveLength(4);
  });

  test('a held queue starts nothing, and goes on when released', () => {
    const { shown, queue, clock } = make();
    queue.hold(true);
    queue.push(1);
    clock.pass(500);
    expect(shown).toHaveLength(0);
    queue.hold(false);
    expect(shown).toHaveLength(1);
  });

  test('a long backlog is told faster, all of it, and what comes later is not', () => {
    const { shown, queue, clock } = make(1000);
    queue.push(...Array.from({ length: 56 }, (_, i) => i));
    expect(shown[0]![1]).toBe(250);
    clock.pass(13_999);
    expect(queue.busy).toBe(true);
    clock.pass(1);
    expect(shown).toHaveLength(56);
    expect(queue.busy).toBe(false);
    queue.push(99);
    expect(shown.at(-1)).toEqual([99, 1000]);
  });

  test('whoever hurries sees the rest quickly, and the new at its own pace', () => {
    const { shown, queue, clock } = make(1000);
    queue.push(1, 2, 3, 4, 5);
    clock.pass(100);
    queue.hurry();
    queue.push(6);
    expect(shown.at(-1)).toEqual([2, 550]);
    clock.pass(2200);
    expect(shown.map(([step, ms]) => [step, ms])).toEqual([[1, 1000], [2, 550], [3, 550], [4, 550], [5, 550], [6, 1000]]);
  });

  test('a patient viewer is told everything at full length', () => {
    const { shown, queue } = make(1000);
    queue.patient = true;
    queue.push(...Array.from({ length: 56 }, (_, i) => i));
    expect(shown[0]![1]).toBe(1000);
  });

  test('nothing is shown after clearing', () => {
    const { shown, queue, clock } = make();
    queue.push(1, 2);
    queue.clear();
    clock.pass(1000);
    expect(shown).toHaveLength(1);
    expect(queue.busy).toBe(false);
  });
});
