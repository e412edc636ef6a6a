/** The verdicts of a reduction, recorded so that a run that was stopped for any reason can be resumed. */
export interface Journal {
  /** The verdict on the program with this digest, if it was recorded by an earlier run. */
  recall(digest: string): Recorded | undefined;
  record(
    digest: string,
    verdict: { readonly verdict: string; readonly timedOut: boolean; readonly ms: number },
  ): void;
  /** Number of verdicts from an earlier run. */
  readonly recalled: number;
  /** Number of verdicts so far, including those from an earlier run. */
  readonly size: number;
  /** Facts that a resumed run must take over from the earlier one instead of measuring them again. */
  note(name: string, value: string): void;
  noted(name: string): string | undefined;
  /** Why recording failed, if it did. The reduction goes on, but cannot be resumed from beyond that point. */
  readonly trouble: string | undefined;
  close(): void;
}

export interface Recorded {
  readonly interesting: boolean;
  readonly timedOut: boolean;
  readonly ms: number;
}
