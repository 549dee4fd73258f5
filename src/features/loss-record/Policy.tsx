import { Insurer } from '../records/Insurer.tsx';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';
import { SectionFields } from './SectionFields.tsx';
import { partOf } from './section-context.ts';

/** The policy, and who has to do with the loss. */
export const Policy = partOf(['policy'], function Policy(props) {
  const { record, words, locale, state, places } = props;
  const fill = (field: string, value: string) => ({ kind: 'fill', section: 'policy', field, value }) as const;
  return (
    <Section name="policy" words={words}>
      <Facts place="policy" values={record.policy} words={words} locale={locale} />
      <Insurer
        words={words.insurer}
        locale={locale}
        address={places.insurers}
        chosen={({ name, phone }) =>
          void state.edit({ kind: 'several', edits: [fill('insurer', name), fill('insurerPhone', phone)] })
        }
      />
      <SectionFields {...props} name="policy" />
    </Section>
  );
});
