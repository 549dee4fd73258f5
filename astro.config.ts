import react from '@astrojs/react';
import mdx from '@mdx-js/rollup';
import { defineConfig } from 'astro/config';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import { remarkChecked } from './content/checks/remark-checked.ts';
import { remarkSections } from './site/components/manual/remark-sections.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  site: process.env.SITE_URL || 'http://localhost:3000',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    plugins: [
      {
        enforce: 'pre',
        ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, remarkChecked, remarkSections] }),
      },
    ],
  },
});
