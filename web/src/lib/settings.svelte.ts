import type { Speed } from './queue';
import { SPEEDS } from './queue';
import { readJson, storage } from './store';

export type Theme = 'dark' | 'light';

interface Saved {
  theme: Theme;
  speed: Speed;
  name: string;
  /** As it was chosen; empty: what the browser asks for. */
  language: string;
}

const KEY = 'shoal.settings';
const saved = readJson<Partial<Saved>>(KEY, {});

class Settings {
  theme = $state<Theme>(saved.theme === 'light' ? 'light' : 'dark');
  speed = $state<Speed>(saved.speed && saved.speed in SPEEDS ? saved.speed : 'normal');
  name = $state<string>(typeof saved.name === 'string' ? saved.name : '');
  language = $state<string>(typeof saved.language === 'string' ? saved.language : '');

  save(): void {
    storage.setItem(KEY, JSON.stringify({ theme: this.theme, speed: this.speed, name: this.name, language: this.language }));
  }

  apply(): void {
    document.documentElement.dataset['theme'] = this.theme;
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', this.theme === 'light' ? '#d8eeee' : '#062531');
  }
}

export const settings = new Settings();

export const reducedMotion = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
