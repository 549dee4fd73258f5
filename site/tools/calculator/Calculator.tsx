import { type ReactNode, useId, useMemo } from 'react';
import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import { say as fill } from '#content/locale/say.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import { Sheet } from '../picture/Sheet.tsx';
import type { Parts, Say, ShellWords, Shown } from './calculator.ts';
import { StandingContext, useStanding } from './context.ts';
import { Form } from './form/Form.tsx';
import { exampleOf, shownOf } from './form/shown.ts';
import { Waiting } from './form/Waiting.tsx';
import styles from './Shell.module.css';
import type { Address } from './state/address.ts';
import { textsOf } from './state/state.ts';
import { useAnswer } from './state/use-answer.ts';
import { useCalculator } from './state/use-calculator.ts';

/** Plain data of one calculator on one page: what the page writes for the browser. */
export interface CalculatorData {
  readonly name: string;
  /** What the page is called; it heads the copied text. */
  readonly title: string;
  readonly language: LanguageTag;
  readonly words: AnyCalculatorWords;
  readonly shell: ShellWords;
}

/**
 * Any calculator, from its definition, its words, and what is hand-made about it: form and result in a narrow column, the
 * picture and what makes the result defensible beside it; one column on a phone.
 */
export function Calculator({
  definition,
  parts,
  title,
  language,
  words,
  shell,
  address,
}: Omit<CalculatorData, 'name'> & {
  readonly definition: Definition;
  readonly parts: Parts;
  readonly address?: Address;
}) {
  const id = `t${useId()}`;
  const calculator = useMemo(
    () => ({ definition, parts, words, shell, locale: localeOf(language) }),
    [definition, parts, words, shell, language],
  );
  const tool = useCalculator(calculator, address);
  const say: Say = (template, more) => fill(template, { ...textsOf(calculator), ...more }, calculator.locale);
  const shown = tool.outcome.status === 'shown' ? shownOf(calculator, tool.outcome) : null;
  const [Loaded, wake] = useAnswer(tool);
  const answer = Loaded ? <Loaded.Answer shown={shown} /> : <Waiting />;
  const working = Loaded && shown && <Loaded.Working shown={shown} />;
  const isReport = parts.layout === 'report';
  return (
    <StandingContext value={{ ...calculator, title, tool, id, say }}>
      <div className={styles.tool} onFocusCapture={wake} onPointerDownCapture={wake}>
        <div className={styles.side}>
          <Form />
          {!isReport && answer}
        </div>
        <div className={styles.wide}>
          {isReport && answer}
          {parts.layout ? (
            <Proof shown={shown} working={working} />
          ) : (
            <Sheet>
              <Proof shown={shown} working={working} />
            </Sheet>
          )}
        </div>
      </div>
    </StandingContext>
  );
}

/** The picture, and below it what makes the result defensible. */
function Proof({ shown, working }: { readonly shown: Shown | null; readonly working: ReactNode }) {
  const { tool, ...calculator } = useStanding();
  const { Picture, Defence } = calculator.parts;
  const shownHere = shown ?? exampleOf(calculator);
  return (
    <>
      {Picture && <Picture {...calculator} shown={shownHere} move={tool.move} />}
      {shown && Defence && <Defence {...shown} />}
      {working}
    </>
  );
}
