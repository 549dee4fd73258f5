import type pg from 'pg';
import type { Statement } from '../tables/insert-rows.ts';

/** A pool as Kysely wants it. */
export type LivingPool = Pick<pg.Pool, 'options' | 'end'> & { connect(): Promise<pg.PoolClient> };

/** How long a living connection is looked for. */
const searchMs = 5000;
/** One that has answered so lately is not asked again: while questions pour in, asking would be a third of all that is said. */
const believedMs = 100;

/**
 * Hands out connections that have answered a moment ago, and that may write. One that the server has ended while it was idle
 * looks sound until its socket is heard; one to a server that has become a standby stays sound for ever. The question that gets
 * such a one would be refused although the database is there.
 */
export function livingOnly(pool: pg.Pool): LivingPool {
  const answered = new WeakMap<pg.PoolClient, number>();
  return {
    async connect() {
      const end = performance.now() + searchMs;
      for (;;) {
        const client = await pool.connect();
        if (performance.now() - (answered.get(client) ?? Number.NEGATIVE_INFINITY) < believedMs) return client;
        try {
          const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
          if (rows[0]?.transaction_read_only === 'on') throw new Error('the database may only be read');
          answered.set(client, performance.now());
          return client;
        } catch (error) {
          client.release(true);
          if (performance.now() > end) throw error;
        }
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** How a statement that was prepared in another session is refused: unknown there, or there already. */
const ofAnotherSession = new Set(['26000', '42P05']);
/** Pools whose connections are handed by somebody between us and the database to another session each time. */
const withoutSessions = new WeakSet<LivingPool>();

/**
 * Runs statements in a transaction of their own, all of them or none, in one way to the database and back: none waits for the answer
 * to the one before. After one that fails the others are refused, and what was to be committed is rolled back. A connection
 * prepares each once: planning one takes as long as running it.
 */
export async function transactIn<Row>(pool: LivingPool, statements: readonly Statement[]): Promise<Answers<Row>> {
  if (withoutSessions.has(pool)) return send(pool, statements, () => undefined);
  try {
    return await send(pool, statements, nameOf);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && ofAnotherSession.has(String(error.code)))) throw error;
    withoutSessions.add(pool);
    return transactIn(pool, statements);
  }
}

type Answers<Row> = readonly (readonly Row[])[];

async function send<Row>(
  pool: LivingPool,
  statements: readonly Statement[],
  named: (sql: string) => string | undefined,
): Promise<Answers<Row>> {
  const client = await pool.connect();
  const run = ({ sql, parameters }: Statement) => {
    const name = named(sql);
    return client.query({ text: sql, values: [...parameters], ...(name ? { name } : {}) });
  };
  try {
    // One statement is a transaction by itself.
    const [begin, commit] = statements.length > 1 ? [['begin'], ['commit']] : [[], []];
    const answers = await Promise.allSettled([
      ...begin.map((sql) => client.query(sql)),
      ...statements.map(run),
      ...commit.map((sql) => client.query(sql)),
    ]);
    const rows = answers.map((answer) => {
      if (answer.status === 'rejected') throw answer.reason;
      return answer.value.rows as Row[];
    });
    return rows.slice(begin.length, begin.length + statements.length);
  } finally {
    client.release();
  }
}

const names = new Map<string, string>();

function nameOf(sql: string): string {
  const name = names.get(sql) ?? `s${names.size}`;
  names.set(sql, name);
  return name;
}
