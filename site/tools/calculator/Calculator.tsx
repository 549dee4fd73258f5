import { type ReactNode, useId, useMemo } from 'react';
import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import { say as fill } from '#content/locale/say.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import type { Parts, Say, ShellWords, Shown } from './calculator.ts';
import { StandingContext, useStanding } from './context.ts';
import { Form } from './form/Form.tsx';
import { PlainResult } from './result/PlainResult.tsx';
import { Sheet } from './result/Sheet.tsx';
import { exampleOf, shownOf } from './result/shown.ts';
import { Waiting } from './result/Waiting.tsx';
import styles from './Shell.module.css';
import type { Address } from './state/address.ts';
import type { Loaded, LoadWords } from './state/load.ts';
import { textsOf } from './state/state.ts';
import { useAnswer } from './state/use-answer.ts';
import { useCalculator } from './state/use-calculator.ts';

/** Plain data of one calculator on one page: what the page writes for the browser. */
export interface CalculatorData {
  readonly name: string;
  /** What the page is called; it heads the copied text. */
  readonly title: string;
  readonly language: LanguageTag;
  /** The words of the form. */
  readonly words: AnyCalculatorWords;
  readonly shell: ShellWords;
  /** Where all of its words can be fetched. */
  readonly allWords: string;
  /** Where the links to other tools lead, by the name of the tool. */
  readonly nextPages: Readonly<Record<string, string>>;
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
  loadWords,
  nextPages,
  address,
}: Omit<CalculatorData, 'name' | 'allWords'> & {
  readonly definition: Definition;
  readonly parts: Parts;
  readonly loadWords: LoadWords;
  readonly address?: Address;
}) {
  const id = `t${useId()}`;
  const calculator = useMemo(
    () => ({ definition, parts, words, shell, locale: localeOf(language) }),
    [definition, parts, words, shell, language],
  );
  const tool = useCalculator(calculator, address);
  const say: Say = (template, more) => fill(template, { ...textsOf(calculator), ...more }, calculator.locale);
  const [load, wake] = useAnswer(parts, loadWords, tool);
  const loaded = load === 'lost' ? null : load;
  const inWords = loaded ? { ...calculator, words: loaded.words } : calculator;
  const shown = tool.outcome.status === 'shown' ? shownOf(inWords, tool.outcome) : null;
  const plain = load === 'lost' && shown ? <PlainResult shown={shown} /> : <Waiting />;
  const answer = loaded ? <loaded.Answer shown={shown} own={loaded.own} said={loaded.said} /> : plain;
  const working = loaded && shown && <loaded.Working shown={shown} own={loaded.own} said={loaded.said} />;
  const proof = <Proof shown={shown} loaded={loaded} working={working} />;
  const isReport = parts.layout === 'report';
  return (
    <StandingContext value={{ ...inWords, title, tool, id, say, nextPages }}>
      <div className={styles.tool} onFocusCapture={wake} onPointerDownCapture={wake}>
        <div className={styles.side}>
          <Form />
          {!isReport && answer}
        </div>
        <div className={styles.wide}>
          {isReport && answer}
          {parts.layout ? proof : <Sheet>{proof}</Sheet>}
        </div>
      </div>
    </StandingContext>
  );
}

/** The picture, and below it what makes the result defensible. */
function Proof({
  shown,
  loaded,
  working,
}: {
  readonly shown: Shown | null;
  readonly loaded: Loaded | null;
  readonly working: ReactNode;
}) {
  const { tool, ...calculator } = useStanding();
  const { Picture } = calculator.parts;
  const Defence = loaded?.own.Defence;
  const shownHere = shown ?? exampleOf(calculator);
  return (
    <>
      {Picture && <Picture {...calculator} shown={shownHere} move={tool.move} />}
      {shown && Defence && <Defence {...shown} said={loaded.said} />}
      {working}
    </>
  );
}
