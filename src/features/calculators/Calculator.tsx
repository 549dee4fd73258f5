import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import { type LanguageTag, localeOf } from '#content/i18n/locale.ts';
import { t as fill } from '#content/i18n/t.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import { AfterResult, Answer } from './answer/Answer.tsx';
import { exampleView, resultView } from './answer/result-view.ts';
import { Working } from './answer/Working.tsx';
import { CalculatorContext } from './context.ts';
import { Form } from './form/Form.tsx';
import type { Room } from './form/saved-room.ts';
import styles from './Shell.module.css';
import { localizeCalculator } from './state.ts';
import type { AnswerMessages, AnswerParts, Message, Parts, ShellMessages } from './types.ts';
import { type Address, embedAddress, pageAddress, type Values } from './url.ts';
import { useCalculator } from './use-calculator.ts';

const loadSavedRoom = () => import('./form/saved-room.ts');

/**
 * The room saved on this device, for calculators with a room or a floor area, and a function that saves another. Loaded
 * after hydration: the form is complete without it, so errors are ignored.
 */
function useSavedRoom({ fields }: Definition) {
  const [room, setRoom] = useState<Room | null>(null);
  const [needsRoom, hasSides] = ['length' in fields || 'area' in fields, 'length' in fields];
  useEffect(() => {
    if (needsRoom) loadSavedRoom().then(({ readRoom }) => readRoom().then(setRoom), ignore);
  }, [needsRoom]);
  const save = useCallback(
    (values: Values<string>) => {
      if (hasSides) loadSavedRoom().then(({ saveRoom }) => saveRoom(values).then(setRoom), ignore);
    },
    [hasSides],
  );
  return { room, save };
}

function ignore(): void {}

/** Props of a calculator island: plain data, serialized into the page. */
export interface CalculatorData {
  /** The page title; also the first line of the copied text. */
  readonly title: string;
  readonly language: LanguageTag;
  readonly words: AnyCalculatorMessages;
  readonly shell: ShellMessages;
  readonly answerMessages: AnswerMessages;
  /** Paths of the other calculators that results link to, by name. */
  readonly nextPages: Readonly<Record<string, string>>;
  /** The key of the owner's town, where the calculator has an altitude. */
  readonly homeTown: string | null;
  /** In a frame on another site: the path of the calculator's own page. */
  readonly embeddedFrom?: string;
}

interface CalculatorProps extends CalculatorData {
  readonly definition: Definition;
  readonly parts: Parts;
  /** Where the input is stored; the URL of the page by default. */
  readonly address?: Address;
}

const noAnswerParts: AnswerParts = {};

/**
 * Any calculator, from its definition, messages and UI parts: the form, the result with its picture beside it, and the
 * justification below both; one column on a phone.
 */
export function Calculator(props: CalculatorProps) {
  const { definition, parts, title, language, words, shell, answerMessages, nextPages, homeTown, embeddedFrom } = props;
  const id = `t${useId()}`;
  const calculator = useMemo(
    () => localizeCalculator({ definition, parts, words, shell, locale: localeOf(language) }),
    [definition, parts, words, shell, language],
  );
  const [address] = useState(() => props.address ?? (embeddedFrom ? embedAddress(embeddedFrom) : pageAddress));
  const { room, save } = useSavedRoom(definition);
  const tool = useCalculator(calculator, { answerMessages, address, store: save });
  const t: Message = (template, more) => fill(template, { ...calculator.texts, ...more }, calculator.locale);
  const { formResult } = tool;
  const shown = useMemo(
    () => (formResult.status === 'valid' ? resultView(calculator, formResult) : null),
    [calculator, formResult],
  );
  const example = useMemo(() => exampleView(calculator), [calculator]);
  const { Picture, answer = noAnswerParts } = parts;
  const { Justification } = answer;
  return (
    <CalculatorContext value={{ ...calculator, title, tool, id, t, nextPages, room, homeTown }}>
      <div className={styles.tool} data-layout={parts.layout} data-reader={parts.reader}>
        <div className={styles.columns}>
          <Form />
          <div className={styles.wide}>
            <Answer shown={shown} own={answer} />
            {Picture && <Picture {...calculator} shown={shown ?? example} move={tool.move} />}
            {shown && <AfterResult shown={shown} own={answer} answerMessages={answerMessages} />}
          </div>
        </div>
        <Sheet>
          {shown && Justification && <Justification {...shown} answerMessages={answerMessages} />}
          {shown && <Working shown={shown} own={answer} answerMessages={answerMessages} />}
        </Sheet>
      </div>
    </CalculatorContext>
  );
}

/**
 * The justification of a result, over the whole width. In print it has two narrow columns, so that the calculator fits one
 * page (`Shell.module.css`).
 */
function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.sheet} data-sheet="">
      {children}
    </div>
  );
}
