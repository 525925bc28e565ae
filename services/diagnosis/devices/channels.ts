/** Channel that says that something waits for a device, or that it may not stay: its payload is the device's id. */
export const DEVICES_CHANNEL = "vds_devices";
