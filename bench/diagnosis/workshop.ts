/** A vehicle at a device of a workshop, and the web process to which the device's agent goes. */
export interface Workshop {
  vin: string;
  seriesCode: string;
  serial: string;
  token: string;
  /** `http://127.0.0.1:8000`. */
  portal: string;
}
