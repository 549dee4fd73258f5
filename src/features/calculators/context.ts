import { createContext, useContext } from 'react';
import { textsOf } from '#core/calculators/shared/fields.ts';
import type { Message } from './calculator.ts';
import type { Room } from './form/saved-room.ts';
import { choiceText, lineText } from './result-texts.ts';
import { type InMessages, labelOf } from './state.ts';
import type { Tool } from './use-calculator.ts';

/** One calculator on a page: what it is, what it says, and what has been typed. */
export interface Standing extends InMessages {
  readonly title: string;
  readonly tool: Tool;
  /** Begins every id of this tool. */
  readonly id: string;
  /** Fills a template from what does not depend on the form: factors and limits. */
  readonly t: Message;
  /** Where the links to other tools lead, by the name of the tool. */
  readonly nextPages: Readonly<Record<string, string>>;
  /** The room of another tool that the device has kept; null where there is none, or none is asked for. */
  readonly room: Room | null;
}

export const CalculatorContext = createContext<Standing | null>(null);

/** The calculator around a component. Throws outside of one: a slip of the programmer. */
export function useCalculatorContext(): Standing {
  const standing = useContext(CalculatorContext);
  if (!standing) throw new Error('A part of a calculator stands outside of one');
  return standing;
}

/** What a field shows and tells: its id, value, words, fault, and how to change it. */
export function useField(name: string) {
  const standing = useCalculatorContext();
  const { id, tool, words, definition, locale } = standing;
  const own = words.fields[name];
  const field = definition.fields[name];
  if (!own || !field) throw new Error(`There is no field "${name}" in ${definition.name}`);
  const isFault = tool.outcome.status === 'refused' && tool.outcome.fields.includes(name);
  const hint = own.hint && lineText(own.hint, standing.texts, locale);
  const fieldId = `${id}-${name}`;
  const described = [isFault && `${id}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ');
  return {
    id: fieldId,
    field,
    label: labelOf(standing, name),
    words: own,
    hint,
    value: tool.values[name] ?? '',
    edit: (value: string) => tool.edit({ [name]: value }),
    /** Marks the control when it is at fault, and leads to the error and the hint. */
    aria: { ...(isFault && { 'aria-invalid': true as const }), ...(described && { 'aria-describedby': described }) },
    isFault,
  };
}

/** The choices of a field: what the link holds, and what people read. */
export function useChoices(name: string): readonly { readonly value: string; readonly label: string }[] {
  const { field, words } = useField(name);
  const { t, words: all, locale } = useCalculatorContext();
  if (field.kind !== 'choice') throw new Error(`The field "${name}" has no choices`);
  const texts = textsOf(field);
  return field.values.map((value, index) => {
    const choice = choiceText(all, locale, name, value);
    const own = 'options' in words ? words.options?.[String(value)] : undefined;
    const option = own ?? ('option' in words ? words.option : undefined) ?? '{choice}';
    return { value: texts[index] ?? '', label: t(option, { value, choice }) };
  });
}
