/// Groups: pictures that pass into each other as a whole.
///
/// Colours and coverage are mixed after everything in each picture was drawn, so that half way through each pixel is
/// half of the one and half of the other, however many shapes lie on it. A group may have a mask, pixel by pixel how
/// much is seen of its second picture.
extension DisplayList {
    /// Begins a group, and returns its place.
    package mutating func beginGroup() -> Int {
        commands.append(.group(.groupBegin, in: .zero))
        return commands.count - 1
    }

    /// The second picture of the group that was begun last follows. Returns where it begins.
    package mutating func turnGroup() -> Int {
        commands.append(.group(.groupTurn, in: .zero))
        return commands.count - 1
    }

    /// What the second picture of the group that was begun last is seen through follows.
    package mutating func maskGroup() {
        commands.append(.group(.groupMask, in: .zero))
    }

    /// Ends the group that begins and turns at these places; its second picture is visible by `opacity`. A group of
    /// nothing is taken out.
    package mutating func endGroup(begin: Int, turn: Int, opacity: UInt8) {
        if commands.count == begin + 2 {
            commands.removeLast(2)
            return
        }
        var rect = PixelRect.zero
        var mask: Int?
        var depth = 0
        for index in (begin + 1)..<commands.count where index != turn {
            rect = rect.union(visibleRect(of: commands[index]))
            switch commands[index].kind {
            case .groupBegin: depth += 1
            case .groupEnd: depth -= 1
            case .groupMask where depth == 0: mask = index
            default: break
            }
        }
        if let mask { commands[mask].shape = RoundedRect(rect: rect) }
        commands[begin].shape = RoundedRect(rect: rect)
        commands[turn].shape = RoundedRect(rect: rect)
        commands.append(.group(.groupEnd, in: rect, opacity: opacity))
    }
}
