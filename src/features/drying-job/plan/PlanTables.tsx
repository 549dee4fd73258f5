import { t } from '#content/i18n/t.ts';
import { factors } from '#core/calculators/dehumidification/factors.ts';
import type { ChamberPlan } from '#core/drying-job/plan.ts';
import { looseChamber } from '#core/drying-job/record/job-of.ts';
import type { RoomPlan } from '#core/drying-job/room-plan.ts';
import styles from '../drying-job.module.css';
import { numberOr } from '../form.ts';
import { type JobView, WideTable } from '../JobSection.tsx';
import { circuitRows, moverSpan, planNotes, powerLines, scrubberRuleIn, scrubbersIn, spanText } from './plan-text.ts';

interface PlanTablesProps extends JobView {
  /** The room whose row is highlighted. */
  readonly pointed?: string | null;
}

/** Equipment by both methods: air movers by room, dehumidifiers by chamber. */
export function PlanTables(props: PlanTablesProps) {
  const { derived, messages, locale } = props;
  const { rooms, specification } = derived.plan;
  return (
    <WideTable name={messages.heads.plan}>
      <RoomTable {...props} />
      <ChamberTable {...props} />
      <p>{scrubberRuleIn(messages, locale)}</p>
      {rooms.length > 1 && (
        <p>
          {t(
            messages.plan.roomByRoom,
            { count: specification.dehumidifiersOf70RoomByRoom, pints: factors.pintsPerUnit.value },
            locale,
          )}
        </p>
      )}
      {planNotes(props).map((note) => (
        <p key={note}>{note}</p>
      ))}
    </WideTable>
  );
}

function RoomTable(props: PlanTablesProps) {
  const { plan } = props.messages;
  const heads = [plan.pints, `${plan.movers}, ${plan.specified}`, `${plan.movers}, ${plan.industry}`, plan.scrubbers];
  return (
    <table>
      <Heads of={plan.room} figures={heads} />
      <tbody>
        {props.derived.plan.rooms.map((room) => (
          <RoomRow key={room.roomId} {...props} room={room} isPointed={props.pointed === room.roomId} />
        ))}
      </tbody>
    </table>
  );
}

function ChamberTable(props: JobView) {
  const { plan } = props.messages;
  const heads = [`${plan.dehumidifiers}, ${plan.specified}`, `${plan.dehumidifiers}, ${plan.industry}`];
  return (
    <table>
      <Heads of={plan.chamber} figures={heads} />
      <tbody>
        {props.derived.plan.chambers.map((chamber) => (
          <ChamberRow key={chamber.chamberId} {...props} chamber={chamber} />
        ))}
      </tbody>
    </table>
  );
}

function Heads({ of, figures }: { readonly of: string; readonly figures: readonly string[] }) {
  return (
    <thead>
      <tr>
        <th scope="col">{of}</th>
        {figures.map((figure) => (
          <th key={figure} scope="col" className={styles.figure}>
            {figure}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RoomRowProps extends JobView {
  readonly room: RoomPlan;
  readonly isPointed: boolean;
}

function RoomRow({ room, isPointed, ...view }: RoomRowProps) {
  const { derived, messages, locale, form, record } = view;
  const { specification, lossClass, wetSharePercent } = room;
  const own = record.rooms.find(({ id }) => id === room.roomId);
  return (
    <tr aria-current={isPointed ? 'true' : undefined}>
      <th scope="row">
        {form.nameOf(record, 'rooms', room.roomId)}
        <small>
          {own?.heldDeep
            ? messages.plan.classDeep
            : t(messages.plan.class, { class: lossClass, share: locale.number(wetSharePercent, 1) }, locale)}
        </small>
        {own?.airMovers != null && (
          <small>
            {messages.plan.movers}: {t(messages.plan.own, { count: own.airMovers, why: own.why }, locale)}
          </small>
        )}
      </th>
      <td className={styles.figure}>{locale.number(specification.requiredPints, 1)}</td>
      <td className={styles.figure}>{locale.number(specification.airMovers)}</td>
      <td className={styles.figure}>{moverSpan(room, view)}</td>
      <td className={styles.figure}>{numberOr(scrubbersIn(derived, room.roomId), 0, locale, messages.plan.none)}</td>
    </tr>
  );
}

function ChamberRow({ chamber, ...view }: JobView & { readonly chamber: ChamberPlan }) {
  const { messages, locale, form, record } = view;
  const { chamberId, specificationPints, specificationUnits, industryPints, industryUnits, industryUnitsHigh } =
    chamber;
  const own = record.chambers.find(({ id }) => id === chamberId);
  const none = messages.plan.none;
  return (
    <tr>
      <th scope="row">
        {chamberId === looseChamber ? messages.plan.oneAir : form.nameOf(record, 'chambers', chamberId)}
        {own?.dehumidifiers != null && (
          <small>
            {messages.plan.dehumidifiers}: {t(messages.plan.own, { count: own.dehumidifiers, why: own.why }, locale)}
          </small>
        )}
      </th>
      <td className={styles.figure}>
        {numberOr(specificationUnits, 0, locale, none)}
        <small>
          {messages.plan.pints}: {locale.number(specificationPints, 1)}
        </small>
      </td>
      <td className={styles.figure}>
        {spanText(industryUnits, industryUnitsHigh, view)}
        <small>
          {messages.plan.pints}: {numberOr(industryPints, 1, locale, none)}
        </small>
      </td>
    </tr>
  );
}

/** Circuits with their amps, and energy with its cost. */
export function Power(props: JobView) {
  const { plan } = props.messages;
  const rows = circuitRows(props);
  return (
    <>
      {powerLines(props).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rows.length > 0 && (
        <WideTable name={plan.power}>
          <table>
            <thead>
              <tr>
                {[plan.circuit, plan.breaker, plan.carries, plan.used, plan.onIt].map((head) => (
                  <th key={head} scope="col" className={styles.figure}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([number = '', ...figures]) => (
                <tr key={number}>
                  <th scope="row" className={styles.figure}>
                    {number}
                  </th>
                  {figures.map((figure, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
                    <td key={at} className={styles.figure}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </>
  );
}
