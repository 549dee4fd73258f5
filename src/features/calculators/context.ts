import { createContext, useContext } from 'react';
import { textsOf } from '#core/calculators/shared/fields.ts';
import type { Room } from './form/saved-room.ts';
import { choiceText, lineText } from './result-texts.ts';
import { fieldLabel, type LocalizedCalculator } from './state.ts';
import type { Message } from './types.ts';
import type { Tool } from './use-calculator.ts';

export interface CalculatorContextValue extends LocalizedCalculator {
  readonly title: string;
  readonly tool: Tool;
  /** Prefix of all element ids of this calculator. */
  readonly id: string;
  /** Fills a template with factors and limits, which do not depend on the form. */
  readonly t: Message;
  /** Paths of the other calculators that results link to, by name. */
  readonly nextPages: Readonly<Record<string, string>>;
  /** The room saved by another calculator; null if there is none or this one has no room. */
  readonly room: Room | null;
  /** The key of the owner's town, where the calculator has an altitude. */
  readonly homeTown: string | null;
}

export const CalculatorContext = createContext<CalculatorContextValue | null>(null);

/** The calculator around a component. Throws outside of one. */
export function useCalculatorContext(): CalculatorContextValue {
  const context = useContext(CalculatorContext);
  if (!context) throw new Error('useCalculatorContext must be used inside a Calculator');
  return context;
}

/** A field's id, label, value, error state and change handler. */
export function useField(name: string) {
  const context = useCalculatorContext();
  const { id, tool, words, definition, locale } = context;
  const own = words.fields[name];
  const field = definition.fields[name];
  if (!own || !field) throw new Error(`There is no field "${name}" in ${definition.name}`);
  const isInvalid = tool.formResult.status === 'invalid' && tool.formResult.fields.includes(name);
  const hint = own.hint && lineText(own.hint, context.texts, locale);
  const fieldId = `${id}-${name}`;
  const described = [isInvalid && `${id}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ');
  return {
    id: fieldId,
    field,
    label: fieldLabel(context, name),
    words: own,
    hint,
    value: tool.values[name] ?? '',
    edit: (value: string) => tool.edit({ [name]: value }),
    /** ARIA attributes that mark an invalid control and link the error and the hint. */
    aria: { ...(isInvalid && { 'aria-invalid': true as const }), ...(described && { 'aria-describedby': described }) },
    isInvalid,
  };
}

/** The options of a choice field: the value stored in links, and the label. */
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
