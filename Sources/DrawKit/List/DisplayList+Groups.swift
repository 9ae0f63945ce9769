/// Groups: two images that cross-fade as a whole.
///
/// The images are mixed after each has been drawn completely. Halfway through, each pixel is therefore an equal mix of
/// both images, regardless of how many shapes overlap there. A group can have a mask that gives the opacity of its
/// second image per pixel.
extension DisplayList {
    /// Begins a group, and returns the index of the command that begins it.
    package mutating func beginGroup() -> Int {
        commands.append(.group(.groupBegin, in: .zero))
        return commands.count - 1
    }

    /// Begins the second image of the innermost open group, and returns the index of the command that begins it.
    package mutating func beginSecondImage() -> Int {
        commands.append(.group(.groupSecond, in: .zero))
        return commands.count - 1
    }

    /// Begins the mask of the second image of the innermost open group.
    package mutating func maskGroup() {
        commands.append(.group(.groupMask, in: .zero))
    }

    /// Ends the innermost open group. `begin` and `second` are the indices of the commands that begin the group and its
    /// second image; `opacity` is the opacity of the second image. An empty group is removed.
    package mutating func endGroup(begin: Int, second: Int, opacity: UInt8) {
        if commands.count == begin + 2 {
            commands.removeLast(2)
            return
        }
        var rect = PixelRect.zero
        var mask: Int?
        var depth = 0
        for index in (begin + 1)..<commands.count where index != second {
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
        commands[second].shape = RoundedRect(rect: rect)
        commands.append(.group(.groupEnd, in: rect, opacity: opacity))
    }
}
