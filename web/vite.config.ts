/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['SHOAL_SERVER'] ?? 'http://127.0.0.1:8150';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/shoal/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // How long plugins take is no warning to somebody who only wants to play.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
});
