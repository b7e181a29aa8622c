export   const a = "double"
