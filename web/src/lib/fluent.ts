import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Msg, Params } from './types';

/**
 * Turns one typed parameter into what Fluent can print. Names change with their place in the sentence in some
 * languages: `form` is then a case such as `acc`, and names come from `words.name`.
 */
export type Renderer = (value: unknown, words: Words, form: string) => FluentVariable;

/** Where words come from: catalogues in one language, which may change under way. */
export interface Source {
  readonly locale: string;
  bundle(name: string): FluentBundle | undefined;
}

/**
 * Forms that a catalogue may give a name as attributes; a message says `{ $card-acc }` where it needs one. `nom` is the name
 * as it stands within a sentence, where that differs from the name as a heading.
 */
const FORMS = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];

const lists: Record<string, Intl.ListFormat> = {};

/** Words from catalogues: plain ids, and messages with typed parameters. */
export class Words {
  #source: Source;
  #name: string;
  #renderers: Record<string, Renderer>;

  constructor(source: Source, name: string, renderers: Record<string, Renderer> = {}) {
    this.#source = source;
    this.#name = name;
    this.#renderers = { ...generic, ...renderers };
  }

  get locale(): string {
    return this.#source.locale;
  }

  /** Whose catalogue it is: a game's, by its name, or the common one. */
  get catalogue(): string {
    return this.#name;
  }

  has(id: string): boolean {
    return this.#find(id).pattern != null;
  }

  #find(id: string) {
    const [name, attribute] = split(id);
    const bundle = this.#source.bundle(this.#name);
    const message = bundle?.getMessage(name);
    return { bundle, pattern: attribute ? message?.attributes[attribute] : message?.value };
  }

  /** The text of a message id, `id.attribute` included. An unknown id becomes readable, never empty. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const { bundle, pattern } = this.#find(id);
    if (!bundle || pattern == null) return id.includes('.') ? '' : id.replace(/-/g, ' ');
    return bundle.formatPattern(pattern, args, []);
  }

  /** The name of a thing in the form that its place in a sentence needs, if the language has forms. */
  name(id: string, form = '', args: Record<string, FluentVariable> = {}): string {
    return this.text(form && this.has(`${id}.${form}`) ? `${id}.${form}` : id, args);
  }

  msg(message: Msg): string {
    return this.say(message.key, message.params);
  }

  /** A message with typed parameters: `say('krill-ui-play', { card: ['card', '5'] })`. */
  say(key: string, params: Params = {}): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, [type, value]] of Object.entries(params)) {
      args[name] = this.value(type, value);
      if (typeof args[name] === 'string')
        for (const form of FORMS) Object.defineProperty(args, `${name}-${form}`, { get: () => this.value(type, value, form) });
    }
    return this.text(key, args);
  }

  value(type: string, value: unknown, form = ''): FluentVariable {
    const renderer = this.#renderers[type];
    if (renderer) return renderer(value, this, form);
    return typeof value === 'number' ? value : String(value);
  }

  list(parts: string[]): string {
    return (lists[this.locale] ??= new Intl.ListFormat(this.locale, { style: 'long', type: 'conjunction' })).format(parts);
  }
}

const generic: Record<string, Renderer> = {
  n: (value) => Number(value),
  value: (value) => Number(value),
  text: (value) => String(value),
  option: (value, words, form) => words.name(`${words.catalogue}-option-${String(value)}`, form),
};

function split(id: string): [string, string | undefined] {
  const dot = id.indexOf('.');
  return dot < 0 ? [id, undefined] : [id.slice(0, dot), id.slice(dot + 1)];
}

/** Catalogues made ready; a later one overrides an earlier one. `transform` is done to all text in them. */
export function bundle(locale: string, catalogues: string[], transform?: (text: string) => string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false, ...(transform ? { transform } : {}) });
  for (const text of catalogues)
    for (const error of made.addResource(new FluentResource(text), { allowOverrides: true })) console.error('catalogue', error);
  return made;
}
