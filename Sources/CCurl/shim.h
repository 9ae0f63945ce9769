#include <curl/curl.h>

// Swift cannot call variadic functions, so there is one wrapper per argument type.

static inline CURLcode CCurlSetLong(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode CCurlSetSize(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode CCurlSetText(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode CCurlSetPointer(CURL *easy, CURLoption option, void *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode CCurlSetReceiver(CURL *easy, CURLoption option, curl_write_callback value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode CCurlSetSocketOpener(CURL *easy, curl_opensocket_callback value) {
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, value);
}

static inline CURLcode CCurlSetBeforeRequest(CURL *easy, curl_prereq_callback value) {
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, value);
}

// The next functions use constants that were enumerators before libcurl 8.13 and have been macros of type long since
// then. C accepts both forms; Swift would need different code for each.

// Ignores names and passwords in ~/.netrc.
static inline CURLcode CCurlIgnoreNetrc(CURL *easy) {
    return curl_easy_setopt(easy, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
}

// Uses HTTP/1.1 only.
static inline CURLcode CCurlSpeakHTTP11(CURL *easy) {
    return curl_easy_setopt(easy, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
}

// Returns 1 if a transfer failed because a header line was too long. libcurl 8.6 and newer have an error code for that;
// older versions report that they are out of memory.
static inline int CCurlIsLineTooLong(CURLcode code) {
#if LIBCURL_VERSION_NUM >= 0x080600
    if (code == CURLE_TOO_LARGE) return 1;
#endif
    return code == CURLE_OUT_OF_MEMORY;
}

// Initializes the library with its default features.
static inline CURLcode CCurlStart(void) {
    return curl_global_init((long)CURL_GLOBAL_DEFAULT);
}

// Allows http and https only.
static inline CURLcode CCurlAllowOnlyWeb(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

// Makes transfers end without waiting for name lookups, if this version of libcurl supports it.
static inline CURLcode CCurlLeaveNameLookups(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)easy;
    return CURLE_OK;
#endif
}

static inline CURLcode CCurlGetLong(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLcode CCurlGetPointer(CURL *easy, CURLINFO info, void **value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLMcode CCurlSetMultiLong(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}
