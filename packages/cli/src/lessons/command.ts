import { LESSONS, lessonOf, problemsOf } from '@deedbook/lessons';
import { readArgs, UsageError, wholeNumber } from '../args.ts';
import { type Io, sayLine } from '../io.ts';

const OPTIONS = {
  check: { type: 'boolean', default: false },
  detours: { type: 'string', default: '20' },
} as const;

/** Lists the lessons, or plays all of them to see whether they can be finished. */
export async function lessonsCommand(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, { options: OPTIONS, allowPositionals: true });
  const lessons = positionals.length === 0 ? LESSONS : positionals.map(named);
  const detours = wholeNumber('detours', values.detours, 0, 1000);
  let wrong = 0;
  for (const lesson of lessons) {
    const problems = values.check ? await problemsOf(lesson, detours) : [];
    wrong += problems.length;
    for (const problem of problems) sayLine(io.stderr, problem);
    sayLine(
      io.stdout,
      `${lesson.id}: ${lesson.steps.length} steps${values.check && problems.length === 0 ? ', fine' : ''}`,
    );
  }
  return wrong === 0 ? 0 : 1;
}

function named(id: string) {
  const found = lessonOf(id);
  if (!found) throw new UsageError(`there is no lesson '${id}'`);
  return found;
}
