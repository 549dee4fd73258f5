import { type BaseColors, isDark, parseColor, parseTheme, type Theme, themeTokens } from './theme.ts';

const sheet = new CSSStyleSheet();
const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Applies the colors in the URL, on screens only: print stays white. */
export function applyTheme(): void {
  const theme = parseTheme(new URLSearchParams(location.search));
  if (Object.keys(theme).length === 0) return;
  if (theme.paper) forceColorScheme(isDark(theme.paper));
  document.adoptedStyleSheets.push(sheet);
  const apply = () => {
    sheet.replaceSync('');
    sheet.replaceSync(rulesOf(theme));
  };
  apply();
  darkScheme.addEventListener('change', apply);
}

/** Forces the light or dark colors that fit the background, whatever the system prefers. */
function forceColorScheme(dark: boolean): void {
  for (const { cssRules } of document.styleSheets) forceMedia(cssRules, dark ? 'screen' : 'not all');
}

function forceMedia(rules: CSSRuleList, medium: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme: dark'))
      rule.media.mediaText = medium;
    else if (rule instanceof CSSGroupingRule) forceMedia(rule.cssRules, medium);
  }
}

function rulesOf(theme: Theme): string {
  const tokens = Object.entries(themeTokens(theme, pageColors())).map(([name, value]) => `--${name}:${value};`);
  const scheme = theme.paper ? `color-scheme:${isDark(theme.paper) ? 'dark' : 'light'};` : '';
  return `@media screen{:root{${scheme}${tokens.join('')}}}`;
}

function pageColors(): BaseColors {
  const computed = getComputedStyle(document.documentElement);
  const names = ['paper', 'card', 'ink', 'river', 'alarm', 'amber', 'go', 'low', 'moderate', 'high'];
  const tints = ['alarm-tint', 'amber-tint', 'go-tint'];
  return Object.fromEntries(
    [...names, ...tints].map((name) => [name, parseColor(computed.getPropertyValue(`--${name}`))]),
  );
}
