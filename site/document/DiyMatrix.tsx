import { diyMatrix } from '#content/en/lists/professionals/diy-matrix.ts';
import styles from './DiyMatrix.module.css';
import { Words } from './Words.tsx';

/** Do it yourself, or hire: a table on a wide screen, one card a row on a phone. `record` names the record that it shows. */
export function DiyMatrix(_: { readonly record: 'diy-matrix' }) {
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Do it yourself</th>
          <th scope="col">Hire</th>
        </tr>
      </thead>
      <tbody>
        {diyMatrix.map(({ question, yourself, professional }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td className={styles.yourself}>
              <Words line={yourself} />
            </td>
            <td className={styles.hire}>
              <Words line={professional} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
