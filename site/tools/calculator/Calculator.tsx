import { useId, useMemo, useState } from 'react';
import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import { say as fill } from '#content/locale/say.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import { After, Answer } from './answer/Answer.tsx';
import { Working } from './answer/Working.tsx';
import type { AnswerParts, AnswerWords, Parts, Say, ShellWords } from './calculator.ts';
import { StandingContext } from './context.ts';
import { Form } from './form/Form.tsx';
import { Sheet } from './result/Sheet.tsx';
import { exampleOf, shownOf } from './result/shown.ts';
import { useRoom } from './room/use-room.ts';
import styles from './Shell.module.css';
import { type Address, pageAddress } from './state/address.ts';
import { embedAddress } from './state/embed-address.ts';
import type { Values } from './state/link.ts';
import { inWordsOf } from './state/state.ts';
import { useCalculator } from './state/use-calculator.ts';

/** The props of one calculator's island: plain data, serialized into the page. */
export interface CalculatorData {
  /** What the page is called; it heads the copied text. */
  readonly title: string;
  readonly language: LanguageTag;
  readonly words: AnyCalculatorWords;
  readonly shell: ShellWords;
  /** The words of results. */
  readonly said: AnswerWords;
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
  const say: Say = (template, more) => fill(template, { ...calculator.texts, ...more }, calculator.locale);
  const { outcome } = tool;
  const shown = useMemo(
    () => (outcome.status === 'shown' ? shownOf(calculator, outcome) : null),
    [calculator, outcome],
  );
  const example = useMemo(() => exampleOf(calculator), [calculator]);
  const { Picture, answer = noAnswerParts } = parts;
  const { Defence } = answer;
  return (
    <StandingContext value={{ ...calculator, title, tool, id, say, nextPages, room }}>
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
    </StandingContext>
  );
}
