/// Limits for untrusted feeds.
package enum FeedLimits {
    /// The maximum size of a feed's JSON, in bytes.
    package static let feedBytes = 64 * 1024 * 1024
    /// The maximum size of a picture file, in bytes.
    static let pictureBytes = 32 * 1024 * 1024
    /// The maximum total size of a feed's picture files, in bytes. Images keep the data of their files in memory, so
    /// that they can be decoded again.
    static let allPictureBytes = 128 * 1024 * 1024
    /// The maximum nesting of arrays and objects.
    package static let depth = 64
    /// The maximum number of JSON values, estimated by counting opening brackets and separators.
    package static let values = 1_000_000
    /// The maximum number of posts.
    package static let posts = 10_000
    /// The maximum number of Unicode scalars in the text of one post.
    package static let text = 4000
    /// The maximum number of Unicode scalars in the texts of all posts together.
    package static let allTexts = 1_000_000
    /// The maximum number of Unicode scalars in a name, handle or time.
    package static let name = 200
    /// The maximum length of a picture's location, in bytes.
    package static let locationBytes = 4096
}
