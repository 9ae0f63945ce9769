/// How much of a feed is taken, whoever wrote it.
package enum FeedLimits {
    /// Bytes of a feed's JSON.
    package static let feedBytes = 64 * 1024 * 1024
    /// Bytes of one picture's file.
    static let pictureBytes = 32 * 1024 * 1024
    /// Bytes of the files of all pictures of a feed, which are kept so that they can be decoded again.
    static let allPictureBytes = 128 * 1024 * 1024
    /// Arrays and objects within each other.
    package static let depth = 64
    /// Values in the JSON, counted by what separates them.
    package static let values = 1_000_000
    /// Posts that are shown.
    package static let posts = 5000
    /// Unicode scalars of one post's text, and of all texts together.
    package static let (text, allTexts) = (4000, 1_000_000)
    /// Unicode scalars of a name, a handle or a time.
    package static let name = 200
    /// Bytes of a picture's place.
    package static let place = 4096
}
