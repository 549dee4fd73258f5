import styles from '../Shell.module.css';

/** Keeps the place of a chart that comes later, so that nothing jumps when it is there. */
export function ChartPlace() {
  return <svg className={styles.chartPlace} viewBox="0 0 640 422" aria-hidden="true" />;
}
