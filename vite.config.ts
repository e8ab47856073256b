import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pictures } from './tools/pictures.ts'

const siteUrl = process.env.SITE_URL ?? 'https://exprichgroup.example'

export default defineConfig({
  define: {
    'import.meta.env.VITE_SITE_URL': JSON.stringify(siteUrl.replace(/\/$/, '')),
    'import.meta.env.VITE_AI_BASE_URL': JSON.stringify(
      process.env.AI_BASE_URL || 'https://api.openai.com/v1',
    ),
    // An origin, "same-origin" or "none" (tools/build/settings.ts); none while developing.
    'import.meta.env.VITE_INBOX': JSON.stringify(
      (process.env.INBOX_URL || 'none').replace(/\/$/, ''),
    ),
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
  },
  plugins: [pictures(), tailwindcss(), reactRouter()],
  build: {
    // The server build renders the inlined stylesheet, so it minifies CSS as the browser build does.
    cssMinify: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What nearly every page uses is one file: a request costs more than its few lines.
          groups: [{ name: 'ui', test: /app\/(ui|lib|hooks)\/(?!.*server)/ }],
        },
      },
    },
  },
})
