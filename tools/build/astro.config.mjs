// @ts-check
// Astro compiles a configuration in TypeScript with a server of Vite, which takes a second; Node reads it by itself.
export { default } from '../../astro.config.ts'
