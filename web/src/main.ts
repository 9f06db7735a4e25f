import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';

settings.apply();
router.start();
mount(App, { target: document.getElementById('app')! });
