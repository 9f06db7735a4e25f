import type { FluentBundle } from '@fluent/bundle';
import { bundle, type Renderer, type Source, Words } from './fluent';
import { settings } from './settings.svelte';

/** The languages, called as they call themselves. */
export const LANGUAGES = { en: 'English', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
/** English with accents and half as long again, by `?lang=qps`: shows what is not in the catalogues and what has no room. */
const PSEUDO = 'qps';
const COMMON = 'common';

type Loader = () => Promise<string>;
const files = {
  ...import.meta.glob<string>('../../../src/shoal/messages/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../src/shoal/games/*/messages/*.ftl', { query: '?raw', import: 'default' }),
} as Record<string, Loader>;

function file(name: string, language: string): Loader | undefined {
  const folder = name === COMMON ? 'messages' : `games/${name}/messages`;
  return files[`../../../src/shoal/${folder}/${language}.ftl`];
}

export const known = (code: string | null | undefined): code is Language => !!code && Object.hasOwn(LANGUAGES, code);

/** What to begin with: the address, what was chosen before, what the browser asks for, English. */
export function wanted(query: URLSearchParams, saved: string, asked: readonly string[]): string {
  const named = query.get('lang');
  if (named === PSEUDO || known(named)) return named;
  if (known(saved)) return saved;
  return asked.map((tag) => tag.toLowerCase().split('-')[0]).find(known) ?? 'en';
}

class Languages implements Source {
  /** The language in use; PSEUDO is one too. */
  code = $state('en');
  /** What dates and numbers go by. */
  readonly locale = $derived(this.code === PSEUDO ? 'en' : this.code);
  /** The catalogues in this language; each game's holds the common words too. */
  #bundles = $state.raw<Record<string, FluentBundle>>({});
  #names = [COMMON];
  #target = 'en';
  #loading: Promise<void> | null = null;

  bundle(name: string): FluentBundle | undefined {
    return this.#bundles[name] ?? this.#bundles[COMMON];
  }

  /** Whether a game's words are here. */
  ready(...games: string[]): boolean {
    return games.every((name) => this.#bundles[name] !== undefined);
  }

  /** Loads the catalogues of these games in the language in use. */
  need(...games: string[]): Promise<void> {
    const missing = games.filter((name) => !this.#names.includes(name));
    this.#names = [...this.#names, ...missing];
    if (!missing.length && this.#loading) return this.#loading;
    return this.#load();
  }

  /** Changes the language of everything on the page at once, as soon as its words are here. */
  use(code: string): Promise<void> {
    this.#target = code;
    return this.#load();
  }

  /** The player's own choice, which is remembered. */
  choose(code: Language): Promise<void> {
    settings.language = code;
    settings.save();
    return this.use(code);
  }

  #load(): Promise<void> {
    const [names, code] = [this.#names, this.#target];
    const loading: Promise<void> = load(names, code).then(
      (bundles): Promise<void> | void => {
        // Somebody wants more, or another language, by now: what is newest counts.
        if (this.#loading !== loading) return this.#loading!;
        this.#bundles = bundles;
        this.code = code;
        document.documentElement.lang = code === PSEUDO ? 'en' : code;
      },
      (error: unknown) => {
        if (this.#loading === loading) this.#loading = null;
        throw error;
      },
    );
    this.#loading = loading;
    return loading;
  }
}

async function load(names: string[], code: string): Promise<Record<string, FluentBundle>> {
  const texts = await Promise.all(names.map((name) => text(name, code)));
  const stretch = code === PSEUDO ? (await import('./pseudo')).stretch : undefined;
  const locale = code === PSEUDO ? 'en' : code;
  return Object.fromEntries(names.map((name, i) => [name, bundle(locale, i ? [texts[0]!, texts[i]!] : [texts[0]!], stretch)]));
}

/** A catalogue; in English where there is none in this language. */
async function text(name: string, code: string): Promise<string> {
  return (await (file(name, code) ?? file(name, 'en'))?.()) ?? '';
}

export const languages = new Languages();

/** The words of the pages themselves. */
export const ui = new Words(languages, COMMON);

/** The words of a game, the common ones included. */
export const gameWords = (game: string, renderers: Record<string, Renderer> = {}) => new Words(languages, game, renderers);
