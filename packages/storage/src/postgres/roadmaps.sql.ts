const ofKey = "r.account_id = $1 and r.revision = $2 and r.language = $3";

/** The completed tasks of a roadmap's revision as [week, dayIndex, milliseconds]. */
const ticks = `(
    select coalesce(json_agg(json_build_array(t.week, t.day_index, (extract(epoch from t.completed_at) * 1000)::bigint)), '[]')
    from ticks t where t.account_id = r.account_id and t.revision = r.revision and t.completed_at is not null
  )`;

/** The time when the first plan of a roadmap's revision was finished, in milliseconds. */
const startedAt = `(
    select (extract(epoch from min(s.finished_at)) * 1000)::float8
    from roadmaps s where s.account_id = r.account_id and s.revision = r.revision
  )`;

export const read = {
  name: "roadmap-read",
  text: `select r.plan, ${startedAt}, ${ticks} from roadmaps r where ${ofKey} and r.plan is not null`,
};

export const before = {
  name: "roadmap-before",
  text: `select r.plan, ${startedAt}, ${ticks}, r.language from roadmaps r
    where r.account_id = $1 and r.revision < $2 and r.plan is not null
    order by r.revision desc, r.finished_at desc limit 1`,
};

export const claim = {
  name: "roadmap-claim",
  text: `insert into roadmaps as r (account_id, revision, language, lease, lease_until) values ($1, $2, $3, $4, $6)
    on conflict (account_id, revision, language) do update set lease = excluded.lease, lease_until = excluded.lease_until
    where r.plan is null and r.lease_until <= $5::timestamptz
    returning true`,
};

export const renew = {
  name: "roadmap-renew",
  text: `update roadmaps r set lease_until = $5 where ${ofKey} and r.lease = $4`,
};

/** Also removes the plans before the previous one, which are no longer needed and could fill the disk. */
export const finish = {
  name: "roadmap-finish",
  text: `with finished as (
      update roadmaps r set plan = $5::json, finished_at = clock_timestamp(), lease = null, lease_until = null
      where ${ofKey} and r.lease = $4 returning r.account_id, r.revision
    ), carried as (
      insert into ticks (account_id, revision, week, day_index, completed_at)
      select f.account_id, f.revision, c.* from finished f, unnest($6::int[], $7::int[], $8::timestamptz[]) c
      on conflict do nothing
    ), previous as (
      select f.account_id, max(s.revision) as revision from finished f
      join roadmaps s on s.account_id = f.account_id and s.revision < f.revision and s.plan is not null group by 1
    ), dropped as (
      delete from roadmaps s using previous p where s.account_id = p.account_id and s.revision < p.revision
    ), unticked as (
      delete from ticks t using previous p where t.account_id = p.account_id and t.revision < p.revision
    )
    select true from finished`,
};

export const abandon = {
  name: "roadmap-abandon",
  text: `delete from roadmaps r where ${ofKey} and r.lease = $4`,
};

/** One row per task, so that devices that check different tasks don't conflict. */
export const tick = {
  name: "task-tick",
  text: `insert into ticks as t (account_id, revision, week, day_index, completed_at) values ($1, $2, $3, $4, $5)
    on conflict (account_id, revision, week, day_index) do update set completed_at =
      case when excluded.completed_at is not null then coalesce(t.completed_at, excluded.completed_at) end`,
};
