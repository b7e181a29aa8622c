export class SettleRefund {}
