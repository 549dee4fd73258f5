import { createElement, Fragment, type ReactNode } from 'react';
import type { Template } from '#content/i18n/t.ts';
import { useLocale } from './language-context.tsx';

/**
 * A message with React nodes in its placeholders: `<Message words="Call {phone}" values={{ phone:
 * <Phone /> }} />`. A number named `count` selects the plural. Throws for a placeholder without a value.
 */
export function Message({
  words,
  values,
}: {
  readonly words: Template;
  readonly values: Readonly<Record<string, ReactNode>>;
}) {
  const locale = useLocale();
  const text = typeof words === 'string' ? words : locale.plural(Number(values.count), words);
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : filled(part)));
  return createElement(Fragment, null, ...parts);

  function filled(name: string): ReactNode {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" has no value for {${name}}`);
    return typeof value === 'number' ? locale.upTo(value) : value;
  }
}
