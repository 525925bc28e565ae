/** Another request writes the upload and does not let go. */
export class UploadBusy extends Error {
  override name = "UploadBusy";
}

/** The upload was taken over by another request meanwhile: nothing more of this one counts. */
export class UploadTakenOver extends Error {
  override name = "UploadTakenOver";
}

/** More bytes came than the upload was opened for. */
export class UploadTooLong extends Error {
  override name = "UploadTooLong";
}

/** The sender went away in the middle; what came in is kept. */
export class UploadBroken extends Error {
  override name = "UploadBroken";
}
