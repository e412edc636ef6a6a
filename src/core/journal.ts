/** The verdicts of a reduction, kept so that a run that was stopped by anything can be continued. */
export interface Journal {
  /** The verdict on the program with this digest, if it was recorded by an earlier run. */
  recall(digest: string): Recorded | undefined;
  record(
    digest: string,
    verdict: { readonly verdict: string; readonly timedOut: boolean; readonly ms: number },
  ): void;
  /** How many verdicts an earlier run has left. */
  readonly recalled: number;
  /** How many verdicts it holds by now. */
  readonly size: number;
  /** Facts that a run has found out and that a run that continues it must not find out anew. */
  note(name: string, value: string): void;
  noted(name: string): string | undefined;
  /** Why nothing more could be recorded, if that is so. The reduction goes on, but cannot be continued by another run. */
  readonly trouble: string | undefined;
  close(): void;
}

export interface Recorded {
  readonly interesting: boolean;
  readonly timedOut: boolean;
  readonly ms: number;
}
