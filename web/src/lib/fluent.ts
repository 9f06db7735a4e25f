import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Msg } from './types';

/** Turns one typed parameter into what Fluent can print. */
export type Renderer = (value: unknown, words: Words) => FluentVariable;

/** Words from catalogues: plain ids, and messages with typed parameters. */
export class Words {
  readonly locale: string;
  #bundle: FluentBundle;
  #renderers: Record<string, Renderer>;
  #list: Intl.ListFormat;

  constructor(locale: string, catalogues: string[], renderers: Record<string, Renderer> = {}) {
    this.locale = locale;
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    for (const text of catalogues) {
      const errors = this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
      for (const error of errors) console.error('catalogue', error);
    }
    this.#renderers = { ...generic, ...renderers };
    this.#list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  }

  has(id: string): boolean {
    const [name, attribute] = split(id);
    const message = this.#bundle.getMessage(name);
    return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
  }

  /** The text of a message id, `id.attribute` included. An unknown id becomes readable, never empty. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const [name, attribute] = split(id);
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) return attribute ? '' : name.replace(/-/g, ' ');
    return this.#bundle.formatPattern(pattern, args, []);
  }

  msg(message: Msg): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, [type, value]] of Object.entries(message.params ?? {})) args[name] = this.value(type, value);
    return this.text(message.key, args);
  }

  value(type: string, value: unknown): FluentVariable {
    const renderer = this.#renderers[type];
    if (renderer) return renderer(value, this);
    return typeof value === 'number' ? value : String(value);
  }

  list(parts: string[]): string {
    return this.#list.format(parts);
  }
}

const generic: Record<string, Renderer> = {
  n: (value) => Number(value),
  value: (value) => Number(value),
  text: (value) => String(value),
};

function split(id: string): [string, string | undefined] {
  const dot = id.indexOf('.');
  return dot < 0 ? [id, undefined] : [id.slice(0, dot), id.slice(dot + 1)];
}
