import DrawKit

/// Lists with images clipped to rounded corners.
extension SampleList {
    static let roundedPictures = [pixelByPixel, partly, tooLarge, stretchedInCircle]

    /// Adds an image at `rect`, in a clip of `shape` within the clip `parent`.
    private static func add(
        _ picture: Bitmap, at rect: PixelRect, in shape: RoundedRect, opacity: UInt8 = 255, parent: Int32 = -1,
        to list: inout DisplayList
    ) {
        list.clips.append(ClipNode(shape: shape, parent: parent, within: list.clips))
        list.bitmaps.append(picture)
        list.commands.append(
            .bitmap(
                RoundedRect(rect: rect), bitmap: Int32(list.bitmaps.count - 1), tint: .clear, opacity: opacity,
                clip: Int32(list.clips.count - 1)))
    }

    private static let pixelByPixel = SampleList(
        name: "round pictures, pixel by pixel",
        list: list { list in
            let portrait = picture(width: 40, height: 40)
            let places = [rect(4, 4, 40, 40), rect(50, 4, 40, 40), rect(4, 48, 40, 40), rect(50, 48, 40, 40)]
            add(portrait, at: places[0], in: RoundedRect(rect: places[0], radius: 20), to: &list)
            add(portrait, at: places[1], in: RoundedRect(rect: places[1], radius: 7.5), opacity: 120, to: &list)
            add(
                portrait, at: places[2], in: RoundedRect(rect: places[2], radius: 12, corners: [.topLeft]), to: &list)
            // The same image with the same radius as above, but in a smaller clip.
            let inner = RoundedRect(rect: rect(56, 60, 26, 20), radius: 7.5)
            add(portrait, at: places[3], in: inner, to: &list)
        })

    private static let partly = SampleList(
        name: "round pictures, cut by edges of the picture and of clips",
        list: list { list in
            let portrait = picture(width: 40, height: 40)
            list.clips.append(ClipNode(shape: RoundedRect(rect: rect(0, 10, 100, 60)), parent: -1, within: []))
            list.clips.append(
                ClipNode(
                    shape: RoundedRect(rect: rect(40, 0, 80, 90), radius: 6), parent: 0, within: list.clips))
            for (index, place) in [rect(-20, 20, 40, 40), rect(30, -10, 40, 40), rect(70, 50, 40, 40)].enumerated() {
                let parent: Int32 = index == 0 ? -1 : index == 1 ? 0 : 1
                add(portrait, at: place, in: RoundedRect(rect: place, radius: 20), parent: parent, to: &list)
            }
        })

    private static let tooLarge = SampleList(
        name: "a large picture with rounded corners",
        list: list { list in
            let place = rect(10, 10, 200, 100)
            add(
                picture(width: 200, height: 100), at: place, in: RoundedRect(rect: place, radius: 30),
                to: &list)
        }, edgeTolerance: 36)

    private static let stretchedInCircle = SampleList(
        name: "a stretched picture in a circle",
        list: list { list in
            let place = rect(20, 10, 70, 70)
            add(picture(width: 16, height: 16), at: place, in: RoundedRect(rect: place, radius: 35), to: &list)
        }, edgeTolerance: 36)
}
