export interface DoipOptions {
  hostname: string;
  /** 13400, over TLS 3496. */
  port?: number;
  /** Given: the connection is TLS; `caCerts` are certificates in PEM that are trusted besides those of the system. */
  tls?: { caCerts?: string[] };
  /** Logical address of the tester, 0x0E00 to 0x0FFF (ISO 13400-2, table 13). */
  sourceAddress?: number;
  activationType?: number;
  /** Four bytes of the maker in the request for activation. */
  oem?: Uint8Array;
  version?: number;
  timers?: Partial<DoipTimers>;
  /** Largest payload in bytes that is taken from the vehicle. */
  largest?: number;
}

/** Milliseconds. The standard's: A_DoIP_Ctrl and A_DoIP_Diagnostic_Message, 2 s each (table 38). */
export interface DoipTimers {
  connect: number;
  control: number;
  diagnostic: number;
}

export const TIMERS: DoipTimers = { connect: 5000, control: 2000, diagnostic: 2000 };
