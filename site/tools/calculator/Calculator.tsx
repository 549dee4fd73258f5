import { useId, useMemo } from 'react';
import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import { type LanguageTag, localeOf } from '#content/locale/locale.ts';
import { say as fill } from '#content/locale/say.ts';
import type { Definition } from '#core/calculators/definition/define.ts';
import { Sheet } from '../picture/Sheet.tsx';
import type { Address } from './address.ts';
import type { Parts, Say, ShellWords, Shown } from './calculator.ts';
import { StandingContext, useStanding } from './context.ts';
import { Form } from './Form.tsx';
import { NextTools } from './NextTools.tsx';
import { Announcer, Results, spoken } from './Results.tsx';
import { copiedRows, resultRows } from './rows.ts';
import { ShareBar } from './ShareBar.tsx';
import styles from './Shell.module.css';
import { exampleOf, shownOf } from './shown.ts';
import { constantTexts } from './texts.ts';
import { useCalculator } from './use-calculator.ts';
import { Working } from './Working.tsx';

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
  const id = useId();
  const calculator = useMemo(
    () => ({ definition, words, shell, locale: localeOf(language) }),
    [definition, words, shell, language],
  );
  const tool = useCalculator(calculator, address);
  const say: Say = (template, more) =>
    fill(template, { ...constantTexts(definition, calculator.locale), ...more }, calculator.locale);
  const shown = tool.outcome.status === 'shown' ? shownOf(calculator, parts, tool.outcome) : null;
  const isReport = parts.layout === 'report';
  return (
    <StandingContext value={{ ...calculator, parts, title, tool, id, say }}>
      <div className={styles.tool}>
        <div className={styles.side}>
          <Form />
          {!isReport && <Answer shown={shown} />}
        </div>
        <div className={styles.wide}>
          {isReport && <Answer shown={shown} />}
          {parts.layout ? (
            <Proof shown={shown} />
          ) : (
            <Sheet>
              <Proof shown={shown} />
            </Sheet>
          )}
        </div>
      </div>
    </StandingContext>
  );
}

/** The picture, and below it what makes the result defensible. */
function Proof({ shown }: { readonly shown: Shown | null }) {
  const { parts, tool, ...calculator } = useStanding();
  const { Picture, Defence } = parts;
  const shownHere = shown ?? exampleOf(calculator, parts);
  return (
    <>
      {Picture && <Picture {...calculator} shown={shownHere} move={tool.move} />}
      {shown && Defence && <Defence {...shown} />}
      {shown && <Working shown={shown} />}
    </>
  );
}

function Answer({ shown }: { readonly shown: Shown | null }) {
  const { definition, words, parts } = useStanding();
  if (!shown) {
    return (
      <>
        <Announcer words="" />
        {words.waiting && <p className={`${styles.waiting} no-print`}>{words.waiting}</p>}
      </>
    );
  }
  const { Lead, Below } = parts;
  const found = resultRows(definition, shown, parts.fixed ?? []);
  const rows = parts.rows?.(found, shown) ?? [...found.values()];
  const typed = copiedRows(definition, words, shown.say);
  const title = parts.heading?.(shown) ?? shown.say(words.heading);
  return (
    <>
      <Announcer words={spoken(title, parts.verdict?.(shown) ?? '', rows)} />
      <Results title={title} lead={Lead && <Lead {...shown} />} rows={rows}>
        {Below && <Below {...shown} />}
        <ShareBar inputs={parts.copied?.(typed, shown) ?? typed} rows={rows} />
        <NextTools given={parts.next?.(shown) ?? {}} />
      </Results>
    </>
  );
}
