import type { ReactNode } from 'react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t as fill } from '#content/i18n/t.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { type Address, pageAddress } from './address.ts';
import { After, Answer } from './answer/Answer.tsx';
import { exampleOf, shownOf } from './answer/shown-result.ts';
import { Working } from './answer/Working.tsx';
import type { AnswerMessages, AnswerParts, Message, Parts, ShellMessages } from './calculator.ts';
import { CalculatorContext } from './context.ts';
import { embedAddress } from './embed-address.ts';
import { Form } from './form/Form.tsx';
import type { Room } from './form/saved-room.ts';
import type { Values } from './link.ts';
import styles from './Shell.module.css';
import { inWordsOf } from './state.ts';
import { useCalculator } from './use-calculator.ts';

const load = () => import('./form/saved-room.ts');

/**
 * The room that the device keeps, for a calculator that asks for one or for its floor, and the way to keep another. It comes
 * after the page: a form is complete without it.
 */
function useRoom({ fields }: Definition) {
  const [room, setRoom] = useState<Room | null>(null);
  const [isWanted, isAsked] = ['length' in fields || 'area' in fields, 'length' in fields];
  useEffect(() => {
    if (isWanted) load().then(({ readRoom }) => readRoom().then(setRoom), nothing);
  }, [isWanted]);
  const keep = useCallback(
    (values: Values<string>) => {
      if (isAsked) load().then(({ saveRoom }) => saveRoom(values).then(setRoom), nothing);
    },
    [isAsked],
  );
  return { room, keep };
}

/** Without a line there is no room to offer, and none is kept. */
function nothing(): void {}

/** The props of one calculator's island: plain data, serialized into the page. */
export interface CalculatorData {
  /** What the page is called; it heads the copied text. */
  readonly title: string;
  readonly language: LanguageTag;
  readonly words: AnyCalculatorMessages;
  readonly shell: ShellMessages;
  /** The words of results. */
  readonly said: AnswerMessages;
  /** Where the links to other tools lead, by the name of the tool. */
  readonly nextPages: Readonly<Record<string, string>>;
  /** Texts that its fields hold at first, where they are not the definition's. */
  readonly start: Values<string>;
  /** In a frame on another site: the address of the calculator's own page. */
  readonly embeddedFrom?: string;
}

interface CalculatorProps extends CalculatorData {
  readonly definition: Definition;
  readonly parts: Parts;
  /** Where the state is stored; the address of the page, unless a test gives another. */
  readonly address?: Address;
}

const noAnswerParts: AnswerParts = {};

/**
 * Any calculator, from its definition, its words, and what is hand-made about it: the form, beside it the result with its
 * picture, and below both what makes the result defensible; one column on a phone.
 */
export function Calculator(props: CalculatorProps) {
  const { definition, parts, title, language, words, shell, said, nextPages, start, embeddedFrom } = props;
  const id = `t${useId()}`;
  const calculator = useMemo(
    () => inWordsOf({ definition, parts, words, shell, locale: localeOf(language) }),
    [definition, parts, words, shell, language],
  );
  const [address] = useState(() => props.address ?? (embeddedFrom ? embedAddress(embeddedFrom) : pageAddress));
  const { room, keep } = useRoom(definition);
  const tool = useCalculator(calculator, { said, address, start, store: keep });
  const t: Message = (template, more) => fill(template, { ...calculator.texts, ...more }, calculator.locale);
  const { outcome } = tool;
  const shown = useMemo(
    () => (outcome.status === 'shown' ? shownOf(calculator, outcome) : null),
    [calculator, outcome],
  );
  const example = useMemo(() => exampleOf(calculator), [calculator]);
  const { Picture, answer = noAnswerParts } = parts;
  const { Defence } = answer;
  return (
    <CalculatorContext value={{ ...calculator, title, tool, id, t, nextPages, room }}>
      <div className={styles.tool} data-layout={parts.layout}>
        <div className={styles.bench}>
          <Form />
          <div className={styles.wide}>
            <Answer shown={shown} own={answer} />
            {Picture && <Picture {...calculator} shown={shown ?? example} move={tool.move} />}
            {shown && <After shown={shown} own={answer} said={said} />}
          </div>
        </div>
        <Sheet>
          {shown && Defence && <Defence {...shown} said={said} />}
          {shown && <Working shown={shown} own={answer} said={said} />}
        </Sheet>
      </div>
    </CalculatorContext>
  );
}

/**
 * What makes a result defensible, over the whole width. On paper it runs in two narrow columns, so that the tool fits one
 * page: their style comes with the result (`answer/sheet.css`).
 */
function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sheet} data-sheet="">
      {children}
    </div>
  );
}
