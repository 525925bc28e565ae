export async function benchWeb(_: string[]) {}
