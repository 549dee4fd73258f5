import { colors, type Palette } from '#content/colors.ts';

const rootRule = (palette: Palette) =>
  `:root{${Object.entries(palette)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';')}}`;

/** The CSS custom properties of the site's colors, before tokens.css, which changes some for contrast and print. */
export const colorRules = [
  rootRule(colors.light),
  '@media screen{@media(prefers-color-scheme:dark){',
  rootRule(colors.dark),
  '}}',
].join('');
