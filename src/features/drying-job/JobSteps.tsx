import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { showResult } from '../../lib/dom/show-result.ts';
import styles from './drying-job.module.css';
import { stepNames } from './JobSection.tsx';
import { missingInHeader } from './missing.ts';

type Section = keyof DryingJobMessages['sections'];

/** Scrolls to a section. Not a hash link, since the URL hash names the open job. */
export function goToSection(name: Section): void {
  showResult(document.getElementById(`job-${name}`));
}

/** The order of work, with a tick on each step that is done. */
export function JobSteps({ record, messages }: { readonly record: JobRecord; readonly messages: DryingJobMessages }) {
  const done: Readonly<Record<(typeof stepNames)[number], boolean>> = {
    site: missingInHeader(record).length === 0,
    rooms: record.rooms.some(({ lengthFt, widthFt, heightFt }) => lengthFt && widthFt && heightFt),
    points: record.points.length > 0,
    machines: record.machines.length > 0,
    visits: record.visits.length > 0,
  };
  return (
    <nav className={`${styles.steps} no-print`} aria-label={messages.steps.title}>
      <ol>
        {stepNames.map((name) => (
          <li key={name} data-done={done[name] || undefined}>
            <button type="button" onClick={() => goToSection(name)}>
              {messages.sections[name].title}
              {done[name] && <span className="hidden"> ({messages.steps.done})</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On a phone the job's own actions take the place of the bar at the bottom. */
export function JobBar({ messages }: { readonly messages: DryingJobMessages }) {
  return (
    <nav className={`${styles.bar} no-print`} aria-label={messages.steps.bar}>
      {(['visits', 'send'] as const).map((name) => (
        <button key={name} type="button" onClick={() => goToSection(name)}>
          {messages.sections[name].title}
        </button>
      ))}
    </nav>
  );
}
