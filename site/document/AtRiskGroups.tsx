import { atRiskGroups } from '#content/en/lists/emergency/at-risk-groups.ts';
import { Accordion, Item } from './parts.tsx';
import { Words } from './Words.tsx';

/** Who should leave first, one group open at a time. `record` names the record that it shows. */
export function AtRiskGroups({ record }: { readonly record: 'at-risk-groups' }) {
  return (
    <Accordion>
      {atRiskGroups.map(({ group, risks, recommendation }) => (
        <Item key={group} title={group} group={record}>
          <ul>
            {risks.map((risk, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <li key={index}>
                <Words line={risk} />
              </li>
            ))}
          </ul>
          <p>
            <strong>What to do: </strong>
            <Words line={recommendation} />
          </p>
        </Item>
      ))}
    </Accordion>
  );
}
