extension DisplayList: CustomStringConvertible {
    /// One line per command, in drawing order, for tests and debugging.
    package var description: String {
        commands.map(describe).joined(separator: "\n")
    }

    private func describe(_ command: DrawCommand) -> String {
        var words: [String]
        switch command.kind {
        case .solid:
            words = ["solid", "\(command.shape.rect)", "\(command.color)"]
        case .gradient:
            let paint = paints[Int(command.source)]
            words = [
                "gradient", "\(command.shape.rect)", "paint \(command.source)",
                "(\(paint.start.x), \(paint.start.y)) -> (\(paint.end.x), \(paint.end.y))",
            ]
            if let area = paint.area { words.append("of \(area)") }
        case .bitmap:
            let bitmap = bitmaps[Int(command.source)]
            words = ["bitmap", "\(command.shape.rect)", "\(bitmap.size.width)x\(bitmap.size.height)"]
            if case .alpha = bitmap.pixels { words.append("\(command.color)") }
        case .groupBegin: words = ["group", "\(command.shape.rect)"]
        case .groupSecond: words = ["turn"]
        case .groupMask: words = ["mask"]
        case .groupEnd: words = ["end"]
        }
        if command.shape.isRounded {
            words.append("radius \(command.shape.pixelRadius)")
            if command.shape.corners != .all { words.append("corners \(command.shape.corners.rawValue)") }
        }
        if command.border > 0 { words.append("border \(command.pixelBorder)") }
        if command.transform >= 0 { words.append("transform \(transforms[Int(command.transform)])") }
        if command.opacity != 255 { words.append("opacity \(command.opacity)") }
        if command.clip >= 0 { words.append("clip \(clips[Int(command.clip)].bounds)") }
        return words.joined(separator: " ")
    }
}
