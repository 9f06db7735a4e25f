import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { languages, wanted } from './lib/language.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

settings.apply();
router.start();
// Nothing is shown before its words are here; should they never come, ids are better than an empty page.
await languages.use(wanted(router.query, settings.language, navigator.languages)).catch(() => {});
mount(App, { target: document.getElementById('app')! });
