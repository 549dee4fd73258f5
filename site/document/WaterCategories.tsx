import { type WaterCategory, waterCategories } from '#content/en/lists/emergency/water-categories.ts';
import styles from './guide-records.module.css';
import { Words } from './Words.tsx';

/** The three categories of water, each with its risk and whether to stay. `record` names the record that it shows. */
export function WaterCategories(_: { readonly record: 'water-categories' }) {
  return waterCategories.map((entry) => <Category key={entry.category} {...entry} />);
}

function Category({ category, name, description, examples, riskLevel, evacuation }: WaterCategory) {
  return (
    <div className={`${styles.category} ${styles[`category${category}`]}`}>
      <p className={styles.numeral} aria-hidden="true">
        {category}
      </p>
      <div>
        <h3>
          Category {category}: {name}
        </h3>
        <p>
          <span className="tag">{riskLevel} risk</span>
        </p>
        <p>
          <Words line={description} /> {examples}
        </p>
        <p>
          <strong>Stay or go? </strong>
          <Words line={evacuation} />
        </p>
      </div>
    </div>
  );
}
