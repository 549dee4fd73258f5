import { colorOf } from './colors.ts';
import { isDark, type Look, type Theme, themeOf, tokensOf } from './theme.ts';

const sheet = new CSSStyleSheet();
const wantsDark = matchMedia('(prefers-color-scheme: dark)');

/** Puts on the colors that the address asks for, on the screen alone: paper stays white. */
export function applyTheme(): void {
  const theme = themeOf(new URLSearchParams(location.search));
  if (Object.keys(theme).length === 0) return;
  if (theme.paper) holdScheme(isDark(theme.paper));
  document.adoptedStyleSheets.push(sheet);
  const dress = () => {
    sheet.replaceSync('');
    sheet.replaceSync(rulesOf(theme));
  };
  dress();
  wantsDark.addEventListener('change', dress);
}

/** The site's own light or dark colors, whatever the reader's system prefers: they have to fit the ground that was asked for. */
function holdScheme(dark: boolean): void {
  for (const { cssRules } of document.styleSheets) holdIn(cssRules, dark ? 'screen' : 'not all');
}

function holdIn(rules: CSSRuleList, medium: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark'))
      rule.media.mediaText = medium;
    else if (rule instanceof CSSGroupingRule) holdIn(rule.cssRules, medium);
  }
}

function rulesOf(theme: Theme): string {
  const tokens = Object.entries(tokensOf(theme, lookOfPage())).map(([name, value]) => `--${name}:${value};`);
  const scheme = theme.paper ? `color-scheme:${isDark(theme.paper) ? 'dark' : 'light'};` : '';
  return `@media screen{:root{${scheme}${tokens.join('')}}}`;
}

/** The colors of the page as they stand. */
function lookOfPage(): Look {
  const computed = getComputedStyle(document.documentElement);
  const names = ['paper', 'card', 'ink', 'river', 'alarm', 'amber', 'go', 'low', 'moderate', 'high'];
  const tints = ['alarm-tint', 'amber-tint', 'go-tint'];
  return Object.fromEntries(
    [...names, ...tints].map((name) => [name, colorOf(computed.getPropertyValue(`--${name}`))]),
  );
}
