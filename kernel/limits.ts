/** Numbers of the specification, each with its section, in one place. */
export const LIMITS = {
  /** Section 9: table page sizes and default. */
  pageSizes: [5, 20, 50, 100, 200, 300, 400, 500],
  pageSizeDefault: 20,
  /** Section 7: lookup calls are asked with pageSize 999. */
  lookupPageSize: 999,
  /** Section 5: uploads, bytes. */
  uploadBytes: 150 * 1024 * 1024,
  documentCentreUploadBytes: 300 * 1024 * 1024,
  /** What an archive may unpack to: bytes, of them any archive, times its own size, entries, archives within each other. */
  unpackedBytes: 2 * 1024 ** 3,
  unpackedFreeBytes: 10 * 1024 * 1024,
  unpackedRatio: 200,
  unpackedEntries: 20_000,
  unpackedDepth: 3,
  /** Largest picture that is taken, bytes; pixels of all frames together. */
  pictureBytes: 64 * 1024 * 1024,
  picturePixels: 100_000_000,
  /** Largest drawing, bytes and elements. */
  svgBytes: 16 * 1024 * 1024,
  svgElements: 200_000,
  /** Elements that a browser draws of it, each use followed. */
  svgDrawn: 500_000,
  /** How long a link to the file store is good for, seconds. */
  linkSeconds: 300,
  /** Largest file by plain multipart, bytes; larger ones are taken in pieces. */
  plainUploadBytes: 8 * 1024 * 1024,
  /** Hours that a file without use, or staged bytes, are kept. */
  orphanHours: 24,
  /** How long an upload that was broken off can be taken up again, and how many a person may have open. */
  uploadHours: 24,
  openUploads: 20,
  epcImportBytes: 1024 * 1024,
  /** What such a file may unpack to, bytes. */
  epcImportUnpackedBytes: 16 * 1024 * 1024,
  /** Largest file that is imported into a register, and what it may unpack to, bytes. */
  registerImportBytes: 7 * 1024 * 1024,
  registerImportUnpackedBytes: 96 * 1024 * 1024,
  /** Sets of catalogue data: largest file, rows of one that is XLSX and what that may unpack to, bad rows of a kind that are written down. */
  catalogueFileBytes: 4 * 1024 ** 3,
  catalogueSheetRows: 100_000,
  catalogueSheetUnpackedBytes: 200 * 1024 * 1024,
  catalogueFaults: 100_000,
  /** How long what a set changed is kept, so that it can be taken back, and how long the log of changes is: days. */
  catalogueUndoDays: 90,
  catalogueLogDays: 730,
  /** Sections 8 and rules: cases that a store submits in a month. */
  casesOfStoreInMonth: 30,
  /** Section 5: replies are longer than so many characters, notes that close a question have at least so many. */
  replyLongerThan: 5,
  closingNoteAtLeast: 10,
  /** Section 9: minutes after which an unanswered consultation and days after which an open question are reminded of. */
  consultationMinutes: 30,
  questionDays: 7,
  /** Section 9: bounds of reply times in minutes, of which the two readings hold each for its kind of question. */
  replyMinutes: { part: [15, 60], technical: [30, 60] },
  /** Characters of a question or a reply, and files of one. */
  questionLength: 8000,
  questionFiles: 20,
  /** Days for which an approver may name somebody in their place. */
  substituteDays: 92,
  /** Section 5: password policy. */
  passwordMinLength: 8,
  passwordMaxLength: 128,
  passwordSpecials: "!@#$%^&*()",
  /** Sections 5 and 9: older passwords prompt an update, months. */
  passwordPromptMonths: 3,
  /** Section 8: wrong tries before the lock, and its length in minutes. */
  loginTries: 5,
  loginLockMinutes: 15,
  /**
   * Wrong tries of one name from all networks together, before none is let in but devices that it was entered from before; as many from all
   * of these together, before none of them is.
   */
  loginTriesAnywhere: 25,
  /** How long a device is known after a login, and accounts that it is known for at most. */
  deviceDays: 180,
  deviceAccounts: 8,
  /** After which a password that staff gave for one use ends unused. */
  oneTimePasswordHours: 24,
  /** Section 8: 'retry in one minute'. Requests a minute. */
  loginsPerAddressPerMinute: 30,
  loginsPerAccountPerMinute: 20,
  captchasPerAddressPerMinute: 60,
  /** Mails to set another password that one account is sent; who asks for more is answered the same. */
  resetMailsPerMinute: 5,
  /** Password cards: tries a minute. */
  cardTriesPerUserPerMinute: 10,
  cardTriesPerAddressPerMinute: 30,
  callsPerAddressPerMinute: 1200,
  callsPerUserPerMinute: 600,
  /** Accounts that may sit behind one address: it is shown so many times as many pages, files and exports as one of them. */
  accountsPerAddress: 4,
  /** Open browsers of one person that are told live, in one process. */
  liveStreamsPerUser: 8,
  /**
   * Section 9: the short run of the user synchronisation asks for the changes of the last two days. A run that would freeze more than
   * this share of the people, and more than so many, is stopped.
   */
  userSync: { recentDays: 2, shareFrozen: 0.2, leastFrozen: 5 },
  /** Session: idle and absolute, minutes. */
  sessionIdleMinutes: 120,
  sessionAbsoluteMinutes: 720,
  /** How long a proof of who somebody is holds for what asks again, minutes. */
  confirmedMinutes: 15,
  /** How long a right password waits for the second factor, and a passkey for its signature, minutes. */
  loginStepMinutes: 10,
  passkeyMinutes: 5,
  /** How long the key of an authenticator app that was shown waits for its first code, minutes. */
  totpSetupMinutes: 30,
  /** Recovery codes of a person, their passkeys at most, and characters of a passkey's name. */
  recoveryCodes: 10,
  passkeys: 20,
  passkeyNameLength: 60,
  captchaSeconds: 120,
  captchaTolerancePx: 5,
  resetLinkMinutes: 30,
  /** How long a link is good for that staff had mailed, to set the first password or another one. */
  invitationLinkMinutes: 4320,
  emailLinkMinutes: 1440,
  /** Section 9: EPC limits. */
  epcKeywordParts: 50_000,
  /** Longest keyword of a search, characters: more words say nothing and cost the database seconds. */
  keywordLength: 200,
  epcVinsPerJob: 50_000,
  epcModelCodesPerVin: 100,
  exactSearchNumbers: 500,
  /** Parts or lines in one question about fit. */
  fitQuestions: 500,
  /** Section 8, 200000: longest wait for a catalogue query, ms, and how many may wait in one process. */
  epcQueryMs: 8000,
  epcQueriesWaiting: 200,
  /** Figures and parts that are remembered for each vehicle of a person. */
  looksOfVehicle: 40,
  /** Vehicles remembered per person; vehicles offered for the last 8 characters of a VIN. */
  recentVehicles: 20,
  vehicleChoices: 50,
  /** Photos of one part, and the bytes of each. */
  partPhotos: 8,
  partPhotoBytes: 8 * 1024 * 1024,
  /** Lines of a cart, and the largest quantity of one. */
  cartLines: 500,
  /** Labor items of one job. */
  jobLabor: 100,
  cartQuantity: 99_999,
  /** What an order may not come to, core deposits with it and VAT apart, in its currency. */
  orderAmount: 10_000_000_000,
  /** Jobs that one person works on, notes of a job, and the characters of what a job is called by (name, customer, plate, repair order). */
  openJobs: 100,
  jobNotes: 200,
  jobTextLength: 60,
  /** How long a deleted job can be had back, days. */
  jobUndoDays: 30,
  /** Characters of the note on a cart line or an order. */
  noteLength: 200,
  /** Characters of a delivery address, as organisations have it with their name. */
  deliverToLength: 500,
  /** Characters of a text on a quote, and bytes of the form that asks for one. */
  quoteTextLength: 500,
  quoteBytes: 256 * 1024,
  /** The largest discount and the largest markup of a quote, percent; for how many days one may stand. */
  quoteDiscountPercent: 90,
  quoteMarkupPercent: 300,
  quoteValidDays: 365,
  /** How far ahead an order may be wished for, days; seconds in which a sent one is taken back. */
  wishedDays: 365,
  orderUndoSeconds: 5,
  /** Longest wait for what is in stock, ms. */
  availabilityMs: 2000,
  /** Exports of one person that may be under way; seconds in which the same request is the same task. */
  openExports: 5,
  exportAgainSeconds: 10,
  vinLength: 17,
  vinTail: 8,
  /** Section 9: print watermark tile in px, degrees, opacity. */
  watermark: { width: 220, height: 180, degrees: 27, opacity: 0.1 },
  /** Conversions: longest side of small pictures and of the form that pages show, px. */
  thumbnailPx: 320,
  webPicturePx: 2000,
  /** Most pixels that a picture may unpack to, all frames together, and frames that stay animated. */
  convertPixels: 100_000_000,
  convertFrames: 300,
  /** Drawings: pixels that are traced at most, paths and bytes of the SVG. */
  tracePixels: 12_000_000,
  tracePaths: 20_000,
  traceBytes: 8 * 1024 * 1024,
  /** Largest file that is converted, and what an office document may unpack to, bytes. */
  convertBytes: 300 * 1024 * 1024,
  officeUnpackedBytes: 512 * 1024 * 1024,
  /** Longest side of a film as pages play it, px. */
  filmPx: 1280,
  /** Seconds and bytes of memory that one conversion may take. */
  convertSeconds: 60,
  officeSeconds: 180,
  playSeconds: 600,
  convertMemory: 1536 * 1024 * 1024,
  /** Seconds and bytes of memory that reading one file that somebody brings may take, and how many one process has read side by side. */
  readSeconds: 60,
  readMemory: 768 * 1024 * 1024,
  readAtOnce: 3,
  /** Readings of one person that may wait in one process, each with its file in memory. */
  readsWaiting: 20,
  /** After which a folder that is read or made in is one that a killed process left, minutes. */
  scratchMinutes: 25,
  /** What such a reading may answer, bytes; of a sheet, columns of a row and characters of a cell. */
  readAnswerBytes: 64 * 1024 * 1024,
  sheetColumns: 500,
  sheetCellLength: 5000,
  /** Section 9: buttons stay disabled after a click, ms; notices and errors, ms. */
  buttonRestMs: 1000,
  noticeMs: 2500,
  successMs: 700,
  errorMs: 3000,
  errorEveryMs: 10_000,
  /** Section 9: many open tabs trigger a warning. */
  openTabsWarning: 10,
  /** A refused form kept for its page: bytes and minutes. */
  flashBytes: 64 * 1024,
  flashMinutes: 10,
  /** Seconds before the first, second ... try of a parked event; after the eighth it waits for staff. */
  parkedWaitSeconds: [1, 5, 15, 30, 60, 120, 300, 300],
  /** Lines of a log that are counted, and paged through; days that a board looks back at most, and at first. */
  logCount: 50_000,
  boardDays: 92,
  boardDaysDefault: 30,
  /** Characters of the note on a skipped event. */
  skipNoteMin: 5,
  /** A sheet of translated texts: bytes, what it may unpack to, rows; and the longest text. */
  textsSheetBytes: 4 * 1024 * 1024,
  textsSheetUnpackedBytes: 64 * 1024 * 1024,
  textsSheetRows: 20_000,
  interfaceTextLength: 4000,
  /** Longest text that is tried for sensitive words, characters. */
  triedTextLength: 100_000,
  /** Section 9: one month, the longest range of days in which diagnoses are looked for. */
  diagnosisRangeMonths: 1,
  /** Views of a list that a person saves at most; length of their names and of what they keep. */
  listViews: 20,
  listViewName: 60,
  listViewQuery: 4000,
  /** Longest JSON or form body of a call, bytes. */
  bodyBytes: 2 * 1024 * 1024,
  /** Most names of a form, or members and items of JSON, that a call takes. */
  bodyValues: 20_000,
  /** The same of a call that is open to anybody. */
  visitorBodyBytes: 64 * 1024,
  visitorBodyValues: 200,
  /** Fields that a refusal names: a body of nothing but wrong ones must not be answered by a sentence each. */
  refusedFields: 100,
} as const;
