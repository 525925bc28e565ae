/** Most choices that a select or a list of boxes holds; more are chosen by typing. */
export const MAX_CHOICES = 300;
