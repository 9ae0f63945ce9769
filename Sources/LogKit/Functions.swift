/// Writes a message with a format string.
///
/// - Parameters:
///   - message: The message, whose placeholders, such as `%{public}@` and `%.2f`, stand for `arguments`. Values with
///     `%{private}` are hidden.
///   - dso: Ignored.
///   - log: The log.
///   - type: The level.
///   - arguments: The values of the placeholders.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: Any?...
) {
    log.write(type) { LogFormat.text("\(message)", arguments) }
}

/// Writes a message with a format string at the level `type`. The parameters are those of
/// `os_log(_:dso:log:type:_:)`.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: Any?...
) {
    log.write(type) { LogFormat.text("\(message)", arguments) }
}

/// Writes a message with interpolated values at the level `type`.
public func os_log(
    _ type: OSLogType = .default, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    _ message: @autoclosure () -> OSLogMessage
) {
    log.write(type) { message().text }
}

/// Writes a message with interpolated values at the default level.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
    OSLog.default.write(.default) { message().text }
}
